/** Runs it as soon as there is room, first come, first served. The signal is aborted when it has taken too long. */
export type InSlot = <Result>(run: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/**
 * Lets so many run at the same time. `withinMs`: milliseconds for each, its wait for room among them; it rejects with a TimeoutError
 * after that. Left out: as long as it takes.
 */
export function createSlots(count: number, withinMs?: number): InSlot {
  let free = count;
  const waiting = new Set<() => void>();

  async function room(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = () => reject(signal.reason);
    waiting.add(resolve);
    signal.addEventListener("abort", late);
    try {
      await promise;
    } finally {
      waiting.delete(resolve);
      signal.removeEventListener("abort", late);
    }
  }
  function leave(): void {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    // It has the room from now on, whether it is late meanwhile or not.
    waiting.delete(next);
    next();
  }

  return async (run) => {
    const signal = withinMs === undefined ? new AbortController().signal : AbortSignal.timeout(withinMs);
    if (free > 0) free -= 1;
    else await room(signal);
    try {
      return await run(signal);
    } finally {
      leave();
    }
  };
}
