// Places for each receiver, so that one that is slow or down delays no other (a bulkhead): few requests at once, and after many
// failures in a row a pause (a circuit breaker), in which its jobs are put off without a try being lost.
import { PutOff } from "@sb/platform/jobs/port.ts";
import type { KeyedLock } from "@sb/platform/keyed-lock.ts";

export type BulkheadSettings = {
  /** The pause after the first failures too many, and the longest. Milliseconds. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
  /** Milliseconds of a clock that is never put back. */
  readonly now?: () => number;
  readonly random?: () => number;
};

export type Bulkhead = {
  /** Throws PutOff where the receiver has no place. Whoever enters leaves. */
  enter(receiver: string): void;
  leave(receiver: string, outcome: "TAKEN" | "FAILED" | "TIMED_OUT" | "NOTHING"): void;
};

type Places = { inside: number; failures: number; closedUntil: number; waiting: number };

/** Requests to one receiver at once. */
export const AT_ONCE = 4;
/** Failures in a row before a pause. */
const PATIENCE = 10;
/** A time-out holds a place for long. */
const WEIGHT = { FAILED: 1, TIMED_OUT: 5 } as const;
/** How far apart those are spread that are put off. Milliseconds. */
const STEP_MS = 5;
const SPREAD_MAX_MS = 10_000;

export function createBulkhead({
  pauseMs,
  longestPauseMs,
  now = () => performance.now(),
  random = Math.random,
}: BulkheadSettings): Bulkhead {
  const places = new Map<string, Places>();

  function placesOf(receiver: string): Places {
    const its = places.get(receiver) ?? { inside: 0, failures: 0, closedUntil: 0, waiting: 0 };
    places.set(receiver, its);
    return its;
  }

  function putOff(its: Places, waitMs: number): never {
    its.waiting += 1;
    const spread = Math.min(SPREAD_MAX_MS, 50 + its.waiting * STEP_MS);
    throw new PutOff(Math.ceil(waitMs + spread * random()));
  }

  function fail(its: Places, weight: number): void {
    its.failures += weight;
    if (its.failures < PATIENCE) return;
    const pauses = Math.min(30, Math.floor((its.failures - PATIENCE) / weight));
    its.waiting = 0;
    its.closedUntil = now() + Math.min(longestPauseMs, pauseMs * 2 ** pauses);
  }

  return {
    enter(receiver) {
      const its = placesOf(receiver);
      const closedFor = its.closedUntil - now();
      if (closedFor > 0) putOff(its, closedFor);
      // After a pause, one goes ahead of the others.
      const room = its.failures >= PATIENCE ? 1 : AT_ONCE;
      if (its.inside >= room) putOff(its, 0);
      its.inside += 1;
    },
    leave(receiver, outcome) {
      const its = placesOf(receiver);
      its.inside -= 1;
      if (outcome === "TAKEN") Object.assign(its, { failures: 0, closedUntil: 0, waiting: 0 });
      else if (outcome !== "NOTHING") fail(its, WEIGHT[outcome]);
      if (its.inside === 0 && its.failures === 0 && its.waiting === 0) places.delete(receiver);
    },
  };
}

/** Does the work at one of the receiver's places. `code`: why it failed. */
export async function inPlace<Outcome extends { readonly code?: string }>(
  bulkhead: Bulkhead,
  receiver: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  bulkhead.enter(receiver);
  let outcome: Parameters<Bulkhead["leave"]>[1] = "NOTHING";
  try {
    const worked = await work();
    outcome = outcomeOf(worked.code);
    return worked;
  } finally {
    bulkhead.leave(receiver, outcome);
  }
}

function outcomeOf(code: string | undefined): "TAKEN" | "FAILED" | "TIMED_OUT" {
  if (code === undefined) return "TAKEN";
  return code === "TIMED_OUT" ? "TIMED_OUT" : "FAILED";
}

/** One task of a name at a time, like a keyed lock; the others are put off, so that they take nobody's place meanwhile. */
export function createPutOffLock(waitMs: number): KeyedLock {
  const busy = new Set<string>();
  return async (name, task) => {
    if (busy.has(name)) throw new PutOff(waitMs);
    busy.add(name);
    try {
      return await task();
    } finally {
      busy.delete(name);
    }
  };
}
