// A mail for each thing that a watch saw and that is told of at once.
import { WatchHit } from "@sb/contracts/watch/events.ts";
import { WatchMail } from "@sb/contracts/watch/jobs.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";

export const watchMailsSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "watch-mails",
    from: "now",
    handles: [WatchHit],
    jobsOf: ({ data: { userId, watchSeq, day, hitId, pace }, meta }) =>
      pace === "AT_ONCE" ? [jobOf(WatchMail, meta.eventId, { userId, watchSeq, day, hitId })] : [],
  });
