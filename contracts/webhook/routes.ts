// The rows of the route table about people's webhooks.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { REPLAYS_A_DAY, RESUMES_A_DAY, TESTS_A_DAY, WEBHOOK_MODEL, WEBHOOKS_A_DAY } from "./model.ts";
import * as wire from "./wire.ts";

const command = { service: "command", subject: "webhook", who: "user" } as const;

export const webhookRoutes = {
  "GET support/webhook": {
    service: "query",
    subject: "webhook",
    who: "user",
    summary: "One's own webhooks, and how their newest messages went",
    reads: [WEBHOOK_MODEL],
    response: wire.OwnWebhooks,
    examples: [{}],
  },
  "GET webhook/key": {
    service: "query",
    subject: "webhook",
    who: "anyone",
    token: "ignored",
    summary:
      "The public key that messages of webhooks are signed with beside their secrets (`v1a`); none where the operator has set none",
    reads: [],
    response: wire.SigningKeys,
    examples: [{}],
  },
  "POST support/webhook": {
    ...command,
    summary:
      "Have public reports sent to an address of one's own: the answer shows the secret that messages are signed with, once",
    creates: true,
    dailyQuota: WEBHOOKS_A_DAY,
    status: 201,
    body: wire.NewWebhook,
    response: wire.IssuedWebhook,
    refusals: ["TOO_MANY_WEBHOOKS", "TEXT_TOO_LONG"],
    examples: [{ body: { url: "https://receiver.example/" }, changesCaller: true }],
  },
  "POST support/webhook/test": {
    ...command,
    summary: "Send a message without a report; how it went stands among the webhook's newest messages",
    creates: true,
    dailyQuota: TESTS_A_DAY,
    status: 204,
    body: wire.WebhookIdBody,
    response: Empty,
    refusals: ["NOT_FOUND"],
    examples: [
      { body: { webhookId: "w-1" }, given: { "body.webhookId": { by: "POST support/webhook" } }, belongsTo: "user" },
    ],
  },
  "POST support/webhook/replay": {
    ...command,
    summary: "Send again what was shared since a time within the last 30 days",
    creates: true,
    dailyQuota: REPLAYS_A_DAY,
    status: 204,
    body: wire.WebhookReplayBody,
    response: Empty,
    refusals: ["NOT_FOUND", "WEBHOOK_MISSING", "PERIOD_INVALID"],
    examples: [
      {
        body: { webhookId: "w-1", since: "2026-01-01T00:00:00.000Z" },
        given: { "body.webhookId": { by: "POST support/webhook" }, "body.since": "now" },
        belongsTo: "user",
      },
    ],
  },
  "POST support/webhook/resume": {
    ...command,
    summary: "Send to a webhook again that was stopped, from where it was stopped; repeated, it changes nothing",
    dailyQuota: RESUMES_A_DAY,
    status: 204,
    body: wire.WebhookIdBody,
    response: Empty,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      { body: { webhookId: "w-1" }, given: { "body.webhookId": { by: "POST support/webhook" } }, belongsTo: "user" },
    ],
  },
  "POST support/webhook/end": {
    ...command,
    summary:
      "End a webhook: nothing is sent there from now on, and its address is forgotten; repeated, it changes nothing",
    status: 204,
    body: wire.WebhookIdBody,
    response: Empty,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [{ what: "which is none", body: { webhookId: "nothing" }, refusedWith: "NOT_FOUND" }],
  },
} as const satisfies RouteTable;

export type WebhookCommandKey = KeysOf<typeof webhookRoutes, "command">;
export type WebhookQueryKey = KeysOf<typeof webhookRoutes, "query">;
