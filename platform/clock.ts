// How the service tells the time, on a machine whose clock may be put back (docs/decisions/0088):
// - a duration is measured by `performance.now`, which nobody can set;
// - a stored "until" holds for its own period from now at most (`cutTo`);
// - a stored "since" is recent within its own period, and not where it lies ahead of the clock (`isWithin`);
// - a wait is set anew once the clock was put back (`watchSteps`).

import { SKEW_MS } from "@sb/contracts/limits.ts";

let last = 0;
let text = "";

/** Now, as ISO 8601 in UTC to the millisecond. The text is made once a millisecond: filing a report asks half a dozen times. */
export function nowText(): string {
  const now = Date.now();
  if (now !== last) {
    last = now;
    text = new Date(now).toISOString();
  }
  return text;
}

/** An end that was stored, milliseconds since 1970: one further ahead than its own period was stored by another clock. */
export const cutTo = (until: number, now: number, periodMs: number): number => Math.min(until, now + periodMs);

/** Whether something happened less than a period ago; all in milliseconds. A small skew ahead counts as now. */
export function isWithin(since: number, now: number, periodMs: number): boolean {
  const age = now - since;
  return age < periodMs && age >= -Math.min(SKEW_MS, periodMs);
}

/** Whether a time lies further ahead of the clock than clocks differ. */
export const isAhead = (at: number, now: number): boolean => at > now + SKEW_MS;

export type StepWatch = { readonly close: () => void };

/** How often the clock is looked at. Milliseconds. */
const LOOK_MS = 1_000;
/** A clock that is slewed, or read by another core, is not put back. Milliseconds. */
const STEP_MS = 500;

/** Calls back each time that the clock was put back under the running process. `now`: milliseconds since 1970. */
export function watchSteps(putBack: () => void, now: () => number = () => Date.now(), everyMs = LOOK_MS): StepWatch {
  let seen = now();
  const timer = setInterval(() => {
    const before = seen;
    seen = now();
    if (seen < before - STEP_MS) putBack();
  }, everyMs).unref();
  return { close: () => clearInterval(timer) };
}
