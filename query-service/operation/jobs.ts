// Jobs as admins see them.
import { paginate } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { JobStateCode } from "@sb/contracts/operation/model.ts";
import type { JobDetail, JobItem } from "@sb/contracts/operation/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { Counts, Job, JobState } from "@sb/platform/jobs/port.ts";
import type { OperationQueryDeps } from "./deps.ts";

type Keys = "GET admin/job/count" | "GET admin/job" | "GET admin/job/{kind}/{id}";

const STATES = { PARKED: "parked", WAITING: "waiting", RUNNING: "running", DONE: "done" } as const satisfies Record<
  JobStateCode,
  JobState
>;
const codeOf = (state: JobState): JobStateCode => state.toUpperCase() as JobStateCode;
const instant = (ms: number): string => new Date(ms).toISOString();

export function jobQueries({ jobs }: Pick<OperationQueryDeps, "jobs">): Handlers<Keys> {
  return {
    "GET admin/job/count": async () => ({ body: { items: (await jobs.counts()).map((counts) => ({ ...counts })) } }),
    "GET admin/job": async ({ query: { kind, state, pagination } }) => {
      const { page, size } = pagination;
      const offset = (page - 1) * size;
      // One more tells whether there is a next page.
      const found = await jobs.list(kind, STATES[state], { offset, limit: size });
      const counts = (await jobs.counts()).find((each) => each.kind === kind);
      const total = Math.max(totalOf(state, counts), found.length === 0 ? 0 : offset + found.length);
      const isLowerBound = total >= LIMITS.jobsCounted || state === "DONE";
      return {
        body: {
          items: found.map(jobItem),
          pagination: paginate(page, size, total),
          ...(isLowerBound && total > 0 && { totalIsLowerBound: true as const }),
        },
      };
    },
    "GET admin/job/{kind}/{id}": async ({ params }) => {
      const job = await jobs.find(params);
      if (!job) throw new Refused("NOT_FOUND");
      return { body: jobDetail(job) };
    },
  };
}

function totalOf(state: JobStateCode, counts: Counts | undefined): number {
  if (!counts || state === "DONE") return 0;
  if (state === "WAITING") return counts.waiting + counts.delayed;
  return state === "PARKED" ? counts.parked : counts.running;
}

function jobItem({ kind, id, state, failures, runAt, history }: Job): JobItem {
  const last = history.at(-1);
  const code = history.findLast((entry) => entry.code !== undefined)?.code;
  return { kind, id, state: codeOf(state), failures, runAt: instant(runAt), lastAt: last && instant(last.at), code };
}

function jobDetail(job: Job): JobDetail {
  const history = job.history.map(({ at, what, code }) => ({ at: instant(at), what, code }));
  return { ...jobItem(job), payload: JSON.stringify(job.payload), schedule: job.schedule, history };
}
