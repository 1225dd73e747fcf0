// The clock of a request: a reminder, and its end. An extension sets it anew; what was set before finds another end then.
import { DISPUTE_LIMITS } from "@sb/contracts/dispute/codes.ts";
import { DisputeExtended, DisputeOpened } from "@sb/contracts/dispute/events.ts";
import { DisputeClock } from "@sb/contracts/dispute/jobs.ts";
import type { DisputeRemote } from "@sb/contracts/dispute/remote.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs, JobWorker, NewJob } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

const DAY_MS = 86_400_000;

export function disputeClockSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "dispute-clock",
    handles: [DisputeOpened, DisputeExtended],
    // The time of one that is held begins when it is let in.
    jobsOf: ({ data }) => ("held" in data && data.held ? [] : ticksOf(data.requestSeq, data.dueAt)),
  });
}

function ticksOf(requestSeq: number, dueAt: string): readonly NewJob[] {
  const due = Date.parse(dueAt);
  const tick = (step: "REMIND" | "END", runAt: number): NewJob => ({
    ...jobOf(DisputeClock, `${requestSeq}.${due}.${step}`, { requestSeq, dueAt, step }),
    runAt,
  });
  return [tick("REMIND", due - DISPUTE_LIMITS.remindDays * DAY_MS), tick("END", due)];
}

export function disputeClockHandler(disputes: Pick<DisputeRemote, "tick">): JobWorker {
  return defineHandler({
    job: DisputeClock,
    concurrency: 2,
    handle: ({ id, payload: { step, requestSeq, dueAt } }) => disputes.tick(step, requestSeq, dueAt, id),
  });
}
