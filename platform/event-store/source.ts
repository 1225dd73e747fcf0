// A log that is only read, to be copied: one that no process writes (deploy/migrate).
import type { EventStore, LogMark } from "./port.ts";

export type LogSource = Pick<EventStore, "readAll" | "readStream"> & {
  readonly log: () => Promise<LogMark>;
  /** Streams whose names begin so and come after a name, in the order of their names, at most `limit`. */
  readonly streams: (beginning: string, after: string, limit: number) => readonly NamedStream[];
  /** Events that were not shredded, of streams whose names begin so. */
  readonly count: (beginning: string) => number;
  readonly close: () => void;
};

export type NamedStream = { readonly stream: string; readonly isShredded: boolean };
