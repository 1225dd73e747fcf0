// Back-off between retries, and a wait that an abort signal ends.
import { setTimeout as delay } from "node:timers/promises";

/** Milliseconds before the try after the `failures`-th failure in a row (from 1). */
export type BackOff = (failures: number) => number;

/** 100 ms, doubled each time, up to 30 s. */
export const doubling: BackOff = (failures) => Math.min(30_000, 100 * 2 ** Math.min(failures - 1, 20));

/** Any time up to what `backOff` says (full jitter), so that those who failed together do not try again together. */
export const jittered =
  (backOff: BackOff, random: () => number = Math.random): BackOff =>
  (failures) =>
    backOff(failures) * random();

/** Resolves after the time, or as soon as the signal is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
