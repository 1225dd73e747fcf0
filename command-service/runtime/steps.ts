// What other parts of the system ask of the rules here: workers of their jobs, the projector of rebuilds. A process that has
// all parts gives it to them; apart, they ask over HTTP (platform/service/steps.ts).
import { createAgencySystem } from "../agency/system.ts";
import { createDeliverySystem } from "../delivery/system.ts";
import type { DisputeDeps } from "../dispute/deps.ts";
import { createDisputeSystem } from "../dispute/system.ts";
import { createInsightSystem } from "../insight/system.ts";
import { createNewsSystem } from "../news/system.ts";
import { createNewsletterSystem } from "../newsletter/system.ts";
import { createOperationSystem } from "../operation/system.ts";
import { createWatchSystem } from "../watch/system.ts";
import { createWebhookSystem } from "../webhook/system.ts";

export const createSteps = (deps: DisputeDeps) => ({
  agencies: createAgencySystem(deps),
  deliveries: createDeliverySystem(deps),
  disputes: createDisputeSystem(deps),
  articles: createInsightSystem(deps),
  news: createNewsSystem(deps),
  subscriptions: createNewsletterSystem(deps),
  watches: createWatchSystem(deps),
  webhooks: createWebhookSystem(deps),
  operations: createOperationSystem(deps),
});
