// The workers: what happens in the outside world because of an event. Consumers of the bus only make jobs; jobs do the work.
import type { Bus, Subscription } from "@sb/platform/bus/port.ts";
import { subscribeAll } from "@sb/platform/bus/subscribe-all.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { type AccountMailDeps, accountMailHandler } from "./account/mail.ts";
import { analysisMails } from "./analysis/mails.ts";
import { type DeliveryJobDeps, deliveryJobs, deliveryWorkers } from "./delivery/parts.ts";
import { disputeClockHandler, disputeClockSubscription } from "./dispute/clock.ts";
import { disputeEvidenceHandler, disputeEvidenceSubscription } from "./dispute/evidence.ts";
import { disputeMailHandler } from "./dispute/mail.ts";
import { type DisputeMailsDeps, disputeMailsSubscription } from "./dispute/mails.ts";
import { disputeProofHandler, disputeProofSubscription, type ProofDeps } from "./dispute/proof.ts";
import type { DisputeSteps } from "./dispute/steps.ts";
import { inquiryFilesHandler, inquiryFilesSubscription } from "./inquiry/files.ts";
import { inquiryMails } from "./inquiry/mails.ts";
import { type InsightClearDeps, insightClearHandler, insightClearSubscription } from "./insight/clear.ts";
import { type InsightMailDeps, insightMailHandler } from "./insight/mail.ts";
import { insightPictureHandler, insightPictureSubscription } from "./insight/pictures.ts";
import { type InsightSteps, insightPublishHandler, insightPublishSubscription } from "./insight/publish.ts";
import { type InsightWeeklyDeps, insightWeeklyHandler, insightWeeklySchedule } from "./insight/weekly.ts";
import { type NewsJobDeps, newsJobs, newsSchedulesOf, newsWorkers } from "./news/parts.ts";
import { type NewsletterSteps, newsletterForgetHandler, newsletterForgetSubscription } from "./newsletter/forget.ts";
import { type NewsletterMailDeps, newsletterMailHandler, newsletterMailSubscription } from "./newsletter/mail.ts";
import { evidenceHandler, evidenceSubscription } from "./report/evidence.ts";
import { type MirrorDeps, mirrorHandler, mirrorSubscription } from "./report/mirror.ts";
import { type OrphanDeps, orphansHandler, orphansSchedule } from "./report/orphans.ts";
import { type PreviewDeps, previewHandler, previewSubscription } from "./report/previews/previews.ts";
import { receiptSubscription } from "./report/receipts.ts";
import type { JobParts } from "./runtime/start-jobs.ts";
import { type WatchJobDeps, type WatchMatchesDeps, watchJobs, watchSchedules, watchWorkers } from "./watch/parts.ts";
import { type WebhookJobDeps, webhookJobs, webhookWorkers } from "./webhook/parts.ts";

export type WorkerDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly vault: Pick<Vault, "open" | "mac">;
} & DisputeMailsDeps &
  Pick<MirrorDeps, "partners"> &
  WatchMatchesDeps;
export type JobDeps = PreviewDeps &
  DeliveryJobDeps &
  MirrorDeps &
  OrphanDeps &
  AccountMailDeps &
  NewsJobDeps &
  NewsletterMailDeps &
  InsightClearDeps &
  InsightMailDeps &
  InsightWeeklyDeps &
  WatchJobDeps &
  WebhookJobDeps &
  ProofDeps & {
    readonly disputes: DisputeSteps;
    readonly articles: InsightSteps;
    readonly subscriptions: NewsletterSteps;
  };

/** All consumers that make jobs; each is one consumer group. */
export const createWorkers = ({ jobs, vault, eventStore, partners }: WorkerDeps): readonly Subscription[] => [
  analysisMails(jobs),
  ...deliveryWorkers(jobs),
  disputeClockSubscription(jobs),
  disputeEvidenceSubscription(jobs),
  disputeMailsSubscription({ jobs, eventStore }),
  disputeProofSubscription(jobs),
  evidenceSubscription(jobs),
  insightClearSubscription(jobs),
  insightPictureSubscription(jobs),
  insightPublishSubscription(jobs),
  ...newsWorkers(jobs),
  inquiryFilesSubscription(jobs),
  inquiryMails(jobs),
  mirrorSubscription({ jobs, partners }),
  newsletterForgetSubscription(jobs),
  newsletterMailSubscription(jobs),
  previewSubscription({ jobs, vault }),
  receiptSubscription(jobs),
  ...watchWorkers({ jobs, vault, eventStore }),
  ...webhookWorkers({ jobs, eventStore }),
];

/** What all kinds of jobs do, which come again and again, and which are made at the start. */
export function createJobs(deps: JobDeps): JobParts {
  const news = newsJobs(deps);
  return {
    handlers: [
      accountMailHandler(deps),
      ...deliveryJobs(deps),
      disputeClockHandler(deps.disputes),
      disputeEvidenceHandler(deps.files),
      disputeMailHandler(deps),
      disputeProofHandler(deps),
      evidenceHandler(deps.files),
      insightClearHandler(deps),
      insightMailHandler(deps),
      insightPictureHandler({ files: deps.files }),
      insightPublishHandler(deps.articles),
      insightWeeklyHandler(deps),
      inquiryFilesHandler(deps.files),
      mirrorHandler(deps),
      ...news.handlers,
      newsletterForgetHandler(deps.subscriptions),
      newsletterMailHandler(deps),
      orphansHandler(deps),
      previewHandler(deps),
      ...watchJobs(deps),
      ...webhookJobs(deps),
    ],
    schedules: schedulesOf(deps),
    first: news.first,
  };
}

/** What comes again and again. */
export const schedulesOf = ({ newsSources }: Pick<JobDeps, "newsSources">): JobParts["schedules"] => [
  insightWeeklySchedule,
  ...newsSchedulesOf(newsSources),
  orphansSchedule,
  ...watchSchedules,
];

/** `stop` waits for the work under way. */
export async function startWorkers(
  bus: Pick<Bus, "subscribe">,
  workers: readonly Subscription[],
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const running = workers.filter(({ isOff }) => !isOff);
  const consumers = await subscribeAll(bus, running);
  log.info({ groups: running.map(({ group }) => group) }, "the workers are at work");
  return consumers;
}

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startWorkersProcess }]) =>
      runProcess("workers", startWorkersProcess(process.env, { createWorkers, createJobs, startWorkers })),
  );
}
