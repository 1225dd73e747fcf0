// Skips: operators decided that a group never gets these events. They are in the event store, since the bus's own file may be made anew.
import { defineEvent } from "@sb/contracts/events.ts";
import * as z from "zod";
import { type EventStore, hasErrorCode } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import type { PausedStream, Skip } from "./port.ts";

/** In `bus-{group}`. */
const DeliverySkipped = defineEvent("DeliverySkipped", {
  version: 1,
  data: z.object({ eventId: z.string(), eventType: z.string(), stream: z.string(), reason: z.string() }),
});

export type Skips = Pick<EventStore, "readStream" | "append">;

const streamOf = (group: string): string => `bus-${group}`;

export async function skipsOf(eventStore: Pick<Skips, "readStream">, group: string): Promise<readonly Skip[]> {
  const { events } = await eventStore.readStream(streamOf(group));
  return events.map((stored) => ({ group, ...DeliverySkipped.read(stored).data, at: stored.meta.at }));
}

/** Idempotent. */
export async function recordSkip(eventStore: Skips, { group, ...paused }: PausedStream, reason: string): Promise<void> {
  const { eventId, eventType, stream } = paused;
  for (;;) {
    const { events, revision } = await eventStore.readStream(streamOf(group));
    if (events.some((stored) => DeliverySkipped.read(stored).data.eventId === eventId)) return;
    const own = uuidv7();
    const meta = {
      eventId: own,
      correlationId: own,
      causationId: eventId,
      actor: "system:operator",
      at: new Date().toISOString(),
    };
    const event = { type: DeliverySkipped.type, version: 1, data: { eventId, eventType, stream, reason }, meta };
    try {
      await eventStore.append(streamOf(group), [event], revision);
      return;
    } catch (error) {
      // Another operator was faster: look again.
      if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
    }
  }
}
