// The command service's rules where it is another process: each step is asked for.
import { type AskStep, remoteSteps } from "@sb/platform/service/ask-steps.ts";
import type { AgencySteps, DeliverySteps } from "../delivery/steps.ts";
import type { DisputeSteps } from "../dispute/steps.ts";
import type { InsightSteps } from "../insight/publish.ts";
import type { NewsSteps } from "../news/steps.ts";
import type { NewsletterSteps } from "../newsletter/forget.ts";
import type { WatchSteps } from "../watch/steps.ts";
import type { WebhookSteps } from "../webhook/steps.ts";

export const createRemoteSteps = (ask: AskStep) => ({
  agencies: remoteSteps<AgencySteps>(ask, "agencies", { webhookGone: true }),
  deliveries: remoteSteps<DeliverySteps>(ask, "deliveries", {
    standingOf: true,
    notified: true,
    failed: true,
    tested: true,
  }),
  disputes: remoteSteps<DisputeSteps>(ask, "disputes", { tick: true, findCheck: true, settleCheck: true }),
  articles: remoteSteps<InsightSteps>(ask, "articles", { publishDue: true }),
  news: remoteSteps<NewsSteps>(ask, "news", {
    isPaused: true,
    bringIn: true,
    findPictureUrl: true,
    keepPicture: true,
    expire: true,
  }),
  subscriptions: remoteSteps<NewsletterSteps>(ask, "subscriptions", { forget: true }),
  watches: remoteSteps<WatchSteps>(ask, "watches", { hit: true, markMailed: true, hitsOn: true }),
  webhooks: remoteSteps<WebhookSteps>(ask, "webhooks", {
    standingOf: true,
    called: true,
    passed: true,
    tested: true,
    stopped: true,
  }),
});
