// A lane for each agency, so that one that is slow or down delays no other: each has few requests at once, and after many
// failures in a row a pause, in which its jobs are put off without a try being lost.
import { PutOff } from "@sb/platform/jobs/port.ts";

export type LaneSettings = {
  /** The pause after the first failures too many, and the longest. Milliseconds. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
  /** Milliseconds of a clock that is never put back. */
  readonly now?: () => number;
  readonly random?: () => number;
};

export type Lanes = {
  /** Throws PutOff where it is not the agency's turn. Whoever enters leaves. */
  enter(agencySeq: number): void;
  leave(agencySeq: number, outcome: "TAKEN" | "FAILED" | "TIMED_OUT" | "NOTHING"): void;
};

type Lane = { inside: number; failures: number; closedUntil: number; waiting: number };

/** Requests to one agency at once. */
export const AT_ONCE = 4;
/** Failures in a row before a pause. */
const PATIENCE = 10;
/** A time-out holds a place for long. */
const WEIGHT = { FAILED: 1, TIMED_OUT: 5 } as const;
/** How far apart those are spread that are put off. Milliseconds. */
const STEP_MS = 5;
const SPREAD_MAX_MS = 10_000;

export function createLanes({
  pauseMs,
  longestPauseMs,
  now = () => performance.now(),
  random = Math.random,
}: LaneSettings): Lanes {
  const lanes = new Map<number, Lane>();

  function laneOf(agencySeq: number): Lane {
    const lane = lanes.get(agencySeq) ?? { inside: 0, failures: 0, closedUntil: 0, waiting: 0 };
    lanes.set(agencySeq, lane);
    return lane;
  }

  function putOff(lane: Lane, waitMs: number): never {
    lane.waiting += 1;
    const spread = Math.min(SPREAD_MAX_MS, 50 + lane.waiting * STEP_MS);
    throw new PutOff(Math.ceil(waitMs + spread * random()));
  }

  function fail(lane: Lane, weight: number): void {
    lane.failures += weight;
    if (lane.failures < PATIENCE) return;
    const pauses = Math.min(30, Math.floor((lane.failures - PATIENCE) / weight));
    lane.waiting = 0;
    lane.closedUntil = now() + Math.min(longestPauseMs, pauseMs * 2 ** pauses);
  }

  return {
    enter(agencySeq) {
      const lane = laneOf(agencySeq);
      const closedFor = lane.closedUntil - now();
      if (closedFor > 0) putOff(lane, closedFor);
      // After a pause, one goes ahead of the others.
      const room = lane.failures >= PATIENCE ? 1 : AT_ONCE;
      if (lane.inside >= room) putOff(lane, 0);
      lane.inside += 1;
    },
    leave(agencySeq, outcome) {
      const lane = laneOf(agencySeq);
      lane.inside -= 1;
      if (outcome === "TAKEN") Object.assign(lane, { failures: 0, closedUntil: 0, waiting: 0 });
      else if (outcome !== "NOTHING") fail(lane, WEIGHT[outcome]);
      if (lane.inside === 0 && lane.failures === 0 && lane.waiting === 0) lanes.delete(agencySeq);
    },
  };
}
