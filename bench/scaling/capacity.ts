// The capacity of one instance of each part, and the work that one unit asks of it. Each figure names its source; change one and
// run the bench again (docs/scaling.md).

export type Part = {
  readonly name: string;
  /** Units a second, one instance with one processor, at full load. */
  readonly perSecond: number;
  /** Units that one report filed asks for. */
  readonly perWrite: number;
  /** Units that one read by a visitor asks for. */
  readonly perRead: number;
  /** Instances at most; undefined: any number. */
  readonly most?: number;
  /** Where `perSecond` comes from. */
  readonly from: "measured here" | "measured in a trial" | "the engine's own figures" | "assumed";
};

/** Above this share of what it can do, waiting times grow fast (M/M/1: five times the work itself at 0.8). */
export const BUSY_AT_MOST = 0.7;

/** A report filed is four events on average: itself, its place on its address, its seq, and what follows on it. */
export const EVENTS_PER_WRITE = 4;

export const PARTS: readonly Part[] = [
  // Our own; nginx in its place 20,000.
  { name: "gateway", perSecond: 6_700, perWrite: 1, perRead: 1, from: "measured here" },
  { name: "command service", perSecond: 900, perWrite: 1, perRead: 0, from: "assumed" },
  { name: "query service", perSecond: 3_000, perWrite: 2, perRead: 1, from: "measured here" },
  {
    name: "event store, events appended",
    perSecond: 15_000,
    perWrite: EVENTS_PER_WRITE,
    perRead: 0,
    most: 1,
    from: "the engine's own figures",
  },
  { name: "keys bucket, requests", perSecond: 3_500, perWrite: 1, perRead: 0, from: "the engine's own figures" },
  {
    name: "projector and its Redis, events",
    perSecond: 18_700,
    perWrite: EVENTS_PER_WRITE,
    perRead: 0,
    most: 1,
    from: "measured in a trial",
  },
  {
    name: "bus, events to each consumer group",
    perSecond: 30_000,
    perWrite: EVENTS_PER_WRITE,
    perRead: 0,
    from: "the engine's own figures",
  },
  { name: "workers, jobs", perSecond: 400, perWrite: 2, perRead: 0, from: "assumed" },
  { name: "search server", perSecond: 400, perWrite: 0, perRead: 0.2, from: "assumed" },
];

export type Needed = {
  readonly name: string;
  readonly units: number;
  readonly instances: number;
  readonly fits: boolean;
};

/** Instances for so many writes and reads a second, each busy for BUSY_AT_MOST of its time. */
export function instancesFor(writes: number, reads: number, parts = PARTS): readonly Needed[] {
  return parts.map(({ name, perSecond, perWrite, perRead, most }) => {
    const units = writes * perWrite + reads * perRead;
    const instances = Math.max(1, Math.ceil(units / (perSecond * BUSY_AT_MOST)));
    return { name, units, instances, fits: most === undefined || instances <= most };
  });
}

/** Writes a second at which the first part that can't be multiplied is full. */
export function mostWrites(parts = PARTS): { readonly writes: number; readonly part: string } {
  const limits = parts
    .filter(({ most, perWrite }) => most !== undefined && perWrite > 0)
    .map(({ name, perSecond, perWrite, most = 1 }) => ({
      part: name,
      writes: (most * perSecond * BUSY_AT_MOST) / perWrite,
    }));
  return limits.reduce((least, each) => (each.writes < least.writes ? each : least));
}
