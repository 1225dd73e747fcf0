// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const webhook = { webhookId: "a1b2c3d4e5f6a7b8c9d0", userId: "0199f3a0", membership: 1 };
const stretch = { webhookId: webhook.webhookId, run: 0, from: 1_790_000_000_000_000, upTo: 1_790_000_000_000_801 };
const call = { messageId: "msg_a1b2_1_2", tookMs: 81.5, httpStatus: 204 };

export const webhookExamples: readonly StoredExample[] = [
  {
    type: "WebhookRegistered",
    version: 1,
    data: { ...webhook, criteria: { crimeTypes: ["DRUGS"], chains: ["BTC"] }, sealed: "AQ" },
  },
  { type: "WebhookStopped", version: 1, data: { ...webhook, because: "GONE" } },
  { type: "WebhookResumed", version: 1, data: webhook },
  { type: "WebhookReplayAsked", version: 1, data: { ...webhook, since: "2026-11-22T00:00:00.000Z" } },
  { type: "WebhookTestAsked", version: 1, data: webhook },
  { type: "WebhookEnded", version: 1, data: { ...webhook, because: "HOLDER" } },
  { type: "WebhookCalled", version: 1, data: { ...stretch, call, reports: 3 } },
  {
    type: "WebhookCalled",
    version: 1,
    data: { ...stretch, call: { ...call, httpStatus: 503 }, code: "STATUS", reports: 3 },
  },
  { type: "WebhookPassed", version: 1, data: stretch },
  { type: "WebhookTested", version: 1, data: { webhookId: webhook.webhookId, call } },
];
