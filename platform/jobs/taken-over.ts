// A job that another place told of, as it becomes one here.
import { requireJob } from "./checks.ts";
import type { Job, JobEntry } from "./port.ts";

export type TakenOver = {
  readonly job: Job;
  /** JSON. */
  readonly payload: string;
  /** One that ran waits: its process is gone. */
  readonly state: "waiting" | "parked" | "done";
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** How it ended; undefined where it waits. */
  readonly end: JobEntry | undefined;
};

/** Throws JobInvalid. */
export function takenOver(job: Job): TakenOver {
  const payload = requireJob(job);
  const state = job.state === "running" ? "waiting" : job.state;
  const madeAt = job.history.find(({ what }) => what === "made")?.at ?? job.runAt;
  const last = job.history.findLast(({ what }) => what === state);
  return {
    job,
    payload,
    state,
    madeAt,
    end: state === "waiting" ? undefined : (last ?? { at: job.runAt, what: state }),
  };
}
