import type { EventMeta } from "@sb/contracts/events.ts";
import type { CommandContext } from "../decider.ts";
import { uuidv7 } from "../ids.ts";

/** The metadata of a new event. */
export function newMeta({ actor, correlationId, causationId, at }: CommandContext): EventMeta {
  const meta = { eventId: uuidv7(), correlationId, actor, at };
  return causationId === undefined ? meta : { ...meta, causationId };
}
