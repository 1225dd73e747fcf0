// A mutex per name: tasks of one name run one after the other, others in parallel. So commands on one stream in one process
// do not conflict with each other.
import { Refused } from "@sb/contracts/refused.ts";

export type KeyedLock = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * For tasks that people wait for, in milliseconds. Where each waits for a server that is silent, those behind it would wait for
 * the sum of that: whoever asked them has left by then.
 */
export const LOCK_PATIENCE_MS = 10_000;

/** `patienceMs`: refuses a task with UNAVAILABLE whose turn comes later; it did not begin then. Left out: it waits. */
export function createKeyedLock(patienceMs = Number.POSITIVE_INFINITY): KeyedLock {
  const last = new Map<string, Promise<unknown>>();

  return async (name, task) => {
    const before = last.get(name);
    const until = performance.now() + patienceMs;
    const unlessLate = () => {
      if (performance.now() > until) throw new Refused("UNAVAILABLE");
      return task();
    };
    const mine = before === undefined ? task() : before.then(unlessLate, unlessLate);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
