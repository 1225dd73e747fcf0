// Skips: operators decided that a group never gets these events. They are in the event store, since the bus's own file may be made anew. Whoever
// thinks better of one orders a replay: an event as well, which the group meets like any other, in its turn and once.
import { defineEvent } from "@sb/contracts/events.ts";
import * as z from "zod";
import {
  type EventStore,
  hasErrorCode,
  type NewEvent,
  type StoredEvent,
  type StreamEvent,
} from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import type { PausedStream, Skip, SkipRequest } from "./port.ts";

const Named = z.object({ eventId: z.string(), eventType: z.string(), stream: z.string() });

/** In `bus-{group}`. */
const DeliverySkipped = defineEvent("DeliverySkipped", { version: 1, data: Named.extend({ reason: z.string() }) });
/** In `replay-{group}~{eventId}`, which travels: nothing that anybody wrote is in it. One that fails holds no other back. */
const ReplayOrdered = defineEvent("ReplayOrdered", { version: 1, data: Named });

export type Skips = Pick<EventStore, "readStream" | "append">;

const OPERATOR = "system:operator";
const REPLAYS = "replay-";
const skipsIn = (group: string): string => `bus-${group}`;
const replaysOf = (group: string, eventId = ""): string => `${REPLAYS}${group}~${eventId}`;

/** Whether it is a stream of orders to one of the groups: a bus that carries events carries them too. */
export const isOfReplays = (stream: string): boolean => stream.startsWith(REPLAYS);

/** Whether it is an order to this group. */
export const isReplayFor = (group: string, { stream, type }: Pick<StoredEvent, "stream" | "type">): boolean =>
  type === ReplayOrdered.type && stream.startsWith(replaysOf(group));

export async function skipsOf(eventStore: Pick<Skips, "readStream">, group: string): Promise<readonly Skip[]> {
  const { events } = await eventStore.readStream(skipsIn(group));
  return events.map((stored) => {
    const { meta } = stored;
    return { group, ...DeliverySkipped.read(stored).data, by: meta.actor, at: meta.at };
  });
}

/** With when they were last to be replayed. */
export async function skipsAndReplays(eventStore: Pick<Skips, "readStream">, group: string): Promise<readonly Skip[]> {
  const replayed = async (skip: Skip): Promise<Skip> => {
    const { events } = await eventStore.readStream(replaysOf(group, skip.eventId));
    const replayedAt = events.at(-1)?.meta.at;
    return { ...skip, ...(replayedAt !== undefined && { replayedAt }) };
  };
  return Promise.all((await skipsOf(eventStore, group)).map(replayed));
}

/** Idempotent. */
export async function recordSkip(
  eventStore: Skips,
  { group, eventId, eventType, stream }: PausedStream,
  { reason, by = OPERATOR }: Pick<SkipRequest, "reason" | "by">,
): Promise<void> {
  const data = { eventId, eventType, stream, reason };
  await add(eventStore, skipsIn(group), (events) =>
    events.some((stored) => DeliverySkipped.read(stored).data.eventId === eventId)
      ? undefined
      : eventOf(DeliverySkipped.type, data, by),
  );
}

/** False where the event was not skipped in the group. Each call is an order of its own. */
export async function orderReplay(eventStore: Skips, group: string, eventId: string): Promise<boolean> {
  const skip = (await skipsOf(eventStore, group)).find((each) => each.eventId === eventId);
  if (skip === undefined) return false;
  const { eventType, stream } = skip;
  const order = eventOf(ReplayOrdered.type, { eventId, eventType, stream }, OPERATOR);
  await add(eventStore, replaysOf(group, eventId), () => order);
  return true;
}

/** The event that an order names. Throws where its stream does not have it any more. */
export async function replayedBy(eventStore: Pick<Skips, "readStream">, order: StreamEvent): Promise<StreamEvent> {
  const { stream, eventId } = ReplayOrdered.read(order).data;
  const { events } = await eventStore.readStream(stream);
  const found = events.find(({ meta }) => meta.eventId === eventId);
  if (found === undefined) throw new Error("the event that is to be replayed is not in its stream");
  return found;
}

function eventOf(type: string, data: z.output<typeof Named>, actor: string): NewEvent {
  const eventId = uuidv7();
  const meta = { eventId, correlationId: eventId, causationId: data.eventId, actor, at: new Date().toISOString() };
  return { type, version: 1, data, meta };
}

/** `next`: undefined where nothing is to be added to what is there. */
async function add(
  eventStore: Skips,
  stream: string,
  next: (events: readonly StreamEvent[]) => NewEvent | undefined,
): Promise<void> {
  for (;;) {
    const { events, revision } = await eventStore.readStream(stream);
    const event = next(events);
    if (event === undefined) return;
    try {
      await eventStore.append(stream, [event], revision);
      return;
    } catch (error) {
      // Another operator was faster: look again.
      if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
    }
  }
}
