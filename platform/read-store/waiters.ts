// Those who wait until a projection has reached a position. Told by `notify` for this process; for batches of another
// process on the same store `changedElsewhere` is asked now and then, only while somebody waits.
import type { Position } from "../event-store/port.ts";

type Waiter = {
  readonly projection: string;
  readonly position: Position;
  readonly settle: (reached: boolean) => void;
};

export type Waiters = {
  wait(projection: string, position: Position, timeoutMs: number): Promise<boolean>;
  notify(projection: string): void;
  /** Everyone who still waits is told no. */
  close(): void;
};

const LOOK_EVERY_MS = 20;

export function createWaiters(
  reached: (projection: string, position: Position) => boolean,
  changedElsewhere: () => boolean,
): Waiters {
  const waiting = new Set<Waiter>();
  let look: NodeJS.Timeout | undefined;

  const settleReached = (projection?: string): void => {
    for (const waiter of waiting) {
      if (projection !== undefined && projection !== waiter.projection) continue;
      if (reached(waiter.projection, waiter.position)) waiter.settle(true);
    }
  };
  const lookElsewhere = (): void => {
    try {
      if (changedElsewhere()) settleReached();
    } catch {
      // Nobody can be told here that the store fails: whoever waits reads it next, and is.
      for (const waiter of waiting) waiter.settle(false);
    }
  };
  const leave = (waiter: Waiter): void => {
    waiting.delete(waiter);
    if (waiting.size > 0) return;
    clearInterval(look);
    look = undefined;
  };
  const join = (waiter: Waiter): void => {
    waiting.add(waiter);
    look ??= setInterval(lookElsewhere, LOOK_EVERY_MS);
  };

  return {
    async wait(projection, position, timeoutMs) {
      if (reached(projection, position)) return true;
      if (timeoutMs <= 0) return false;
      return await new Promise<boolean>((resolve) => {
        const settle = (answer: boolean): void => {
          clearTimeout(timeout);
          leave(waiter);
          resolve(answer);
        };
        const waiter: Waiter = { projection, position, settle };
        const timeout = setTimeout(() => settle(false), timeoutMs);
        join(waiter);
      });
    },
    notify: settleReached,
    close() {
      for (const waiter of waiting) waiter.settle(false);
    },
  };
}
