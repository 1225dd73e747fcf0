// Keeps secret which way something was done, where the ways take different times.
import { setImmediate, setTimeout } from "node:timers/promises";

/** A timer is early or late by about so much, in milliseconds: the rest is waited for in turns of the event loop. */
const TIMER_MS = 2;

/**
 * Runs a task and settles as it does, but only when a multiple of `stepMs` milliseconds has passed since the call. Ways of the
 * task that all take less than a step cannot be told apart by their time.
 */
export async function inSteps<Result>(stepMs: number, task: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await task();
  } finally {
    const steps = Math.floor((performance.now() - start) / stepMs) + 1;
    const end = start + steps * stepMs;
    const ahead = end - performance.now() - TIMER_MS;
    if (ahead > 0) await setTimeout(ahead);
    while (performance.now() < end) await setImmediate();
  }
}
