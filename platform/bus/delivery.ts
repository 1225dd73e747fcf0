// One group's deliveries: an event that fails holds its own stream back, and no other.
import { doubling } from "../back-off.ts";
import type { StoredEvent, StreamEvent } from "../event-store/port.ts";
import { errorFacts } from "../log-port.ts";
import type { Paused } from "./inline/paused.ts";
import type { BusOptions, Subscription } from "./port.ts";
import { isReplayFor, replayedBy, skipsOf } from "./skips.ts";

/** While so many streams are held back, the group waits as a whole: what it needs is likely down. */
const PAUSED_MAX = 1_000;
const FULL = "the consumer group waits as a whole: too many of its events fail";

export type Delivery<Event extends StoredEvent = StoredEvent> = {
  /** Events in the log's order; an event that fails is held back, with its stream. Ends early where the signal is aborted. */
  take(events: readonly Event[], signal: AbortSignal): Promise<void>;
  /** Tries the held streams that are due. */
  retry(signal: AbortSignal): Promise<void>;
  /** Milliseconds until the next is due; undefined where nothing is held back. */
  dueIn(): number | undefined;
  readonly paused: () => readonly Paused[];
  /** Whether too much is held back to take more. */
  readonly isFull: () => boolean;
};

/** Where it is kept how far a delivery came. */
export type Progress<Event extends StoredEvent> = {
  /** Streams that were paused before. */
  readonly paused: readonly Paused[];
  /** This event was taken, and all before it; `paused`: streams that are held back from now on, or whose events waited. */
  passed(event: Event, paused: readonly Paused[]): void | Promise<void>;
  put(paused: Paused): void | Promise<void>;
  remove(stream: string): void | Promise<void>;
};

const NONE: ReadonlySet<never> = new Set();

type Failed = Pick<Paused, "failures" | "cause">;

const causeOf = ({ code, error, message }: ReturnType<typeof errorFacts>): string =>
  [code ?? error, ...(message === undefined ? [] : [message])].join(": ");

/** Reads what was skipped first. */
export async function createDelivery<Event extends StoredEvent>(
  { group, handles, deliver, deliverAll }: Subscription,
  progress: Progress<Event>,
  { eventStore, travels, log, backOff = doubling, onFailure, pausedMax = PAUSED_MAX }: BusOptions,
): Promise<Delivery<Event>> {
  const types = new Set(handles.map(({ type }) => type));
  const paused = new Map(progress.paused.map((row) => [row.stream, row]));
  /** When a held stream is due, by `performance.now()`. */
  const due = new Map<string, number>();
  let skipped = await readSkipped();

  async function readSkipped(): Promise<ReadonlySet<string>> {
    return new Set((await skipsOf(eventStore, group)).map(({ eventId }) => eventId));
  }

  const isWanted = (event: StreamEvent): boolean =>
    (isReplayFor(group, event) || (types.has(event.type) && travels(event.stream))) && !skipped.has(event.meta.eventId);

  async function replay(order: StreamEvent): Promise<void> {
    const event = await replayedBy(eventStore, order);
    // A release may handle other types than the one before.
    if (types.has(event.type)) await deliver(event);
    log.info({ group, eventId: event.meta.eventId, code: "EVENT_REPLAYED" }, "an event that was skipped was replayed");
  }

  /** The failure; undefined where the event was delivered. */
  async function attempt(event: StreamEvent, failures: number): Promise<Failed | undefined> {
    try {
      await (isReplayFor(group, event) ? replay(event) : deliver(event));
      return undefined;
    } catch (error) {
      const facts = errorFacts(error);
      const failure = { group, eventId: event.meta.eventId, eventType: event.type, failures: failures + 1 };
      log.error(
        { ...failure, code: "EVENT_HELD_BACK", cause: facts },
        "an event could not be delivered; its stream waits for it, and it will be tried again",
      );
      onFailure?.(failure);
      return { failures: failures + 1, cause: causeOf(facts) };
    }
  }

  /** Those that need not be delivered any more. */
  async function deliverTogether(events: readonly Event[]): Promise<ReadonlySet<Event>> {
    const wanted = deliverAll ? events.filter((event) => !paused.has(event.stream) && isWanted(event)) : [];
    if (wanted.length < 2) return NONE;
    try {
      await deliverAll?.(wanted);
      return new Set(wanted);
    } catch (error) {
      log.warn(
        { group, events: wanted.length, ...errorFacts(error) },
        "events are delivered one by one: not all could be",
      );
      return NONE;
    }
  }

  function hold(event: StreamEvent, through: number, { failures, cause }: Failed, since: number): Paused {
    const { stream, revision, type: eventType, meta } = event;
    const place = { group, stream, revision, through };
    const row = { ...place, eventId: meta.eventId, eventType, at: meta.at, failures, cause, since };
    paused.set(stream, row);
    due.set(stream, performance.now() + backOff(failures));
    return row;
  }

  /** One that is wanted, or of a held stream. Answers with what is held back because of it. */
  async function takeOne(event: Event): Promise<Paused | undefined> {
    const before = paused.get(event.stream);
    if (before) {
      // It may have come before.
      const row = { ...before, through: Math.max(before.through, event.revision) };
      paused.set(event.stream, row);
      return row;
    }
    const failed = await attempt(event, 0);
    return failed && hold(event, event.revision, failed, Date.now());
  }

  async function retryStream(before: Paused, signal: AbortSignal): Promise<void> {
    const { stream, through } = before;
    const { events } = await eventStore.readStream(stream, before.revision);
    for (const event of events) {
      if (event.revision > through) break;
      if (signal.aborted) return;
      if (skipped.has(event.meta.eventId))
        log.warn(
          { group, eventId: event.meta.eventId, code: "EVENT_SKIPPED" },
          "an event was skipped, as an operator decided",
        );
      const isSame = event.meta.eventId === before.eventId;
      const failed = isWanted(event) ? await attempt(event, isSame ? before.failures : 0) : undefined;
      if (failed) return progress.put(hold(event, through, failed, before.since));
    }
    paused.delete(stream);
    due.delete(stream);
    await progress.remove(stream);
    log.info({ group, eventId: before.eventId, code: "EVENT_RELEASED" }, "a stream that was held back goes on");
  }

  return {
    async take(events, signal) {
      const changed = new Map<string, Paused>();
      let last: Event | undefined;
      try {
        const delivered = signal.aborted ? NONE : await deliverTogether(events);
        for (const event of events) {
          const isDelivered = delivered.has(event);
          if (signal.aborted && !isDelivered) return;
          // Most events do not concern a group.
          const isOpen = !isDelivered && (paused.has(event.stream) || isWanted(event));
          const row = isOpen ? await takeOne(event) : undefined;
          if (row) changed.set(row.stream, row);
          last = event;
        }
      } finally {
        if (paused.size >= pausedMax) log.error({ group, held: paused.size, code: "GROUP_HELD_BACK" }, FULL);
        if (last) await progress.passed(last, [...changed.values()]);
      }
    },
    async retry(signal) {
      const now = performance.now();
      const ready = [...paused.values()].filter(({ stream }) => (due.get(stream) ?? 0) <= now);
      if (ready.length > 0) skipped = await readSkipped();
      for (const row of ready) {
        if (signal.aborted) return;
        await retryStream(row, signal);
      }
    },
    dueIn() {
      if (paused.size === 0) return undefined;
      const next = Math.min(...[...paused.keys()].map((stream) => due.get(stream) ?? 0));
      return Math.max(0, next - performance.now());
    },
    paused: () => [...paused.values()],
    isFull: () => paused.size >= pausedMax,
  };
}
