// The rate-limit port: how often each client asked within its window of time. Processes that share
// an adapter share the counts.

type Hits = {
  /** This one included. */
  readonly count: number;
  /** When the window ends and counting starts anew, in milliseconds from now: never more than the window is long. */
  readonly endsInMs: number;
};

export type RateLimitCounters = {
  /** Counts one more. The first hit of a key begins a window of so many milliseconds. */
  hit(key: string, windowMs: number): Promise<Hits>;
  /** The hits of the window that runs; 0 where none does. */
  count(key: string): Promise<number>;
  /** Takes one hit back. Does nothing where none is counted. */
  takeBack(key: string): Promise<void>;
  /** Forgets the key: its next hit begins a window. */
  forget(key: string): Promise<void>;
  close(): Promise<void>;
};
