// Tells waiters that something may have been appended. No beat is lost: one that comes between looking and waiting ends
// the wait at once.

export type Pulse = {
  /** A beat may be a false alarm: the waiter looks and finds nothing. */
  readonly beat: () => void;
  /** Beats so far. */
  readonly count: () => number;
  /** Resolves when there were more beats than `seen`, or the signal is aborted. */
  readonly after: (seen: number, signal: AbortSignal) => Promise<void>;
};

export function createPulse(): Pulse {
  let beats = 0;
  const waiters = new Set<() => void>();

  return {
    beat: () => {
      beats += 1;
      for (const wake of [...waiters]) wake();
    },
    count: () => beats,
    after: (seen, signal) =>
      new Promise((resolve) => {
        if (beats > seen || signal.aborted) return resolve();
        const wake = () => {
          waiters.delete(wake);
          signal.removeEventListener("abort", wake);
          resolve();
        };
        waiters.add(wake);
        signal.addEventListener("abort", wake);
      }),
  };
}
