/** Runs it as soon as there is room, first come, first served. */
export type InSlot = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** Lets so many run at the same time. */
export function createSlots(count: number): InSlot {
  let free = count;
  const waiting: (() => void)[] = [];

  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
