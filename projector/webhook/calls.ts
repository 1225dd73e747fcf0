// What a message changes: how far its webhook was told, and the newest messages.
import type { WebhookCallEvent } from "@sb/contracts/webhook/events.ts";
import {
  CALLS_KEPT,
  WEBHOOK_COLLECTIONS,
  type WebhookCallDoc,
  type WebhookCallsDoc,
  type WebhookDoc,
} from "@sb/contracts/webhook/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";

type Call = Stored<WebhookCallEvent>;

/** None for a webhook that has ended: the message was under way by then. */
export function callOps(event: Call, docs: Docs): readonly ReadOp[] {
  const id = event.data.webhookId;
  // Only this projection writes here.
  const webhook = docs.get(WEBHOOK_COLLECTIONS.webhook, id) as WebhookDoc | undefined;
  if (!webhook) return [];
  const calls = docs.get(WEBHOOK_COLLECTIONS.calls, id) as WebhookCallsDoc | undefined;
  return [...progressOps(event, webhook), ...newestOps(event, calls?.items ?? [])];
}

function progressOps(event: Call, before: WebhookDoc): readonly ReadOp[] {
  if (event.type === "WebhookTested" || event.data.run !== before.run || event.data.upTo <= before.upTo) return [];
  const hasFailed = event.type === "WebhookCalled" && event.data.code !== undefined;
  const { failedAt: _, ...rest } = before;
  const doc = hasFailed ? { ...before, failedAt: event.meta.at } : { ...rest, upTo: event.data.upTo };
  return [{ op: "put", collection: WEBHOOK_COLLECTIONS.webhook, id: before.webhookId, doc }];
}

function newestOps(event: Call, before: readonly WebhookCallDoc[]): readonly ReadOp[] {
  if (event.type === "WebhookPassed") return [];
  const { call, code, webhookId: id } = event.data;
  const { eventId, at } = event.meta;
  if (before.some((each) => each.id === eventId)) return [];
  const reports = event.type === "WebhookCalled" ? event.data.reports : undefined;
  const newest: WebhookCallDoc = {
    id: eventId,
    at,
    ...(reports !== undefined && { reports }),
    ...call,
    ...(code && { code }),
  };
  const doc: WebhookCallsDoc = { items: [newest, ...before].slice(0, CALLS_KEPT) };
  return [{ op: "put", collection: WEBHOOK_COLLECTIONS.calls, id, doc }];
}
