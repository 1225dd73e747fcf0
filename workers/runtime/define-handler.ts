// Makes job handlers: the one place where a payload passes from the queue to its handler.
import type { JobKind } from "@sb/contracts/job.ts";
import { jittered } from "@sb/platform/back-off.ts";
import { type JobRun, type JobWorker, type NewJob, PermanentFailure, PutOff } from "@sb/platform/jobs/port.ts";
import { isServerAway } from "@sb/platform/server-away.ts";
import { isModelBehind } from "./require-reached.ts";

/** Half a minute: what a killed process worked on is begun again after that. */
const LEASE_MS = 30_000;
/** With the back-off below, a job is tried for a quarter of an hour on average. */
const TRIES = 12;
/** Up to 2 s, then up to twice as long each time, up to an hour. Milliseconds. */
const BACK_OFF = jittered((failures) => Math.min(3_600_000, 1_000 * 2 ** Math.min(failures, 12)));
/** Until an engine that is away is tried again: so many milliseconds at least, and up to as many more. */
const AWAY_MS = 3_000;
/** Until a read model that is behind is asked again, in the same way. */
const BEHIND_MS = 1_000;
const waitOf = (least: number): number => Math.ceil(least * (1 + Math.random()));

type Handler<Payload> = Partial<Omit<JobWorker, "kind" | "handle">> & {
  readonly job: JobKind<Payload>;
  /** Jobs of this kind at once in a process. */
  readonly concurrency: number;
  readonly handle: (run: JobRun & { readonly payload: Payload }) => Promise<void>;
};

/** A payload that can't be read parks its job at once. An engine that is away, or a read model that is behind, puts it off: that is no
 * failed try. */
export function defineHandler<Payload>({ job, handle, ...settings }: Handler<Payload>): JobWorker {
  return {
    kind: job.kind,
    leaseMs: LEASE_MS,
    tries: TRIES,
    backOff: BACK_OFF,
    ...settings,
    async handle(run) {
      const payload = job.payload.safeParse(run.payload);
      if (!payload.success) throw new PermanentFailure("PAYLOAD_INVALID");
      await handle({ ...run, payload: payload.data }).catch((error: unknown) => {
        if (isServerAway(error)) throw new PutOff(waitOf(AWAY_MS), error.code);
        throw isModelBehind(error) ? new PutOff(waitOf(BEHIND_MS), "MODEL_BEHIND") : error;
      });
    },
  };
}

/** A job of a kind. Throws where the payload does not fit it. */
export const jobOf = <Payload>(job: JobKind<Payload>, id: string, payload: Payload): NewJob => ({
  kind: job.kind,
  id,
  payload: job.payload.parse(payload),
});
