// A simulation of read models that are cut into slots: each slot has its own projector, store and checkpoint, and takes of each
// event what belongs to its keys. How late is a reader who waits for what they wrote, in all slots that their route names?

export type SlotOptions = {
  readonly slots: number;
  readonly eventsPerSecond: number;
  /** Simulated time. */
  readonly seconds: number;
  /** Milliseconds that a batch costs whatever is in it: the script's way to the store and back, and its sync. */
  readonly perBatchMs: number;
  /** Milliseconds that each event in a batch costs the slot that has its key. */
  readonly perEventMs: number;
  /** Milliseconds that an event costs a slot that has none of its keys: it is read, and passed over. */
  readonly perPassedMs: number;
  /** Events in a batch at most. */
  readonly batch: number;
  readonly random: () => number;
};

export type SlotOutcome = {
  /** Milliseconds from an event to its batch's end in both of its slots. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds that the last slot still works after the last event: what it is behind by then. */
  readonly behindMs: number;
};

/** The slot of a report and that of its address: an event changes documents of both. */
type Event = { readonly at: number; readonly keys: readonly [number, number]; readonly done: [number, number] };

export function simulateSlots(options: SlotOptions): SlotOutcome {
  const events = arrivals(options);
  const ends = Array.from({ length: options.slots }, (_, slot) => project(slot, events, options));
  const waits = events.map(({ at, done }) => Math.max(...done) - at).sort((a, b) => a - b);
  return {
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    behindMs: Math.max(0, Math.max(...ends) - options.seconds * 1_000),
  };
}

/** A Poisson process; keys are spread evenly, as a hash spreads them. */
function arrivals({ eventsPerSecond, seconds, slots, random }: SlotOptions): readonly Event[] {
  const events: Event[] = [];
  const slot = () => Math.floor(random() * slots);
  for (let at = 0; at < seconds * 1_000; at += (-Math.log(1 - random()) * 1_000) / eventsPerSecond)
    events.push({ at, keys: [slot(), slot()], done: [at, at] });
  return events;
}

/** One slot goes through all events in their order; a batch is whole within the slot. Answers with when it is done, in milliseconds. */
function project(slot: number, events: readonly Event[], options: SlotOptions): number {
  let now = 0;
  for (let next = 0; next < events.length; ) {
    now = Math.max(now, events[next]?.at ?? now);
    const batch: Event[] = [];
    for (let event = events[next]; event && event.at <= now && batch.length < options.batch; event = events[next]) {
      batch.push(event);
      next += 1;
    }
    const own = batch.filter(({ keys }) => keys.includes(slot));
    now +=
      (own.length > 0 ? options.perBatchMs : 0) +
      own.length * options.perEventMs +
      (batch.length - own.length) * options.perPassedMs;
    for (const { keys, done } of own) for (const side of [0, 1] as const) if (keys[side] === slot) done[side] = now;
  }
  return now;
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
