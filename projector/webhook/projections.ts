// The projection `webhook@1` (contracts/webhook/model.ts): one document per webhook, and one with its newest messages.
import type { AnyEvent } from "@sb/contracts/events.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import {
  type WebhookCallEvent,
  type WebhookEvent,
  webhookCallEvents,
  webhookEvents,
  webhookHolderId,
} from "@sb/contracts/webhook/events.ts";
import { WEBHOOK_COLLECTIONS, WEBHOOK_LISTS, WEBHOOK_MODEL, type WebhookDoc } from "@sb/contracts/webhook/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { callOps } from "./calls.ts";
import { docAfter } from "./docs.ts";

export const webhookProjection = defineProjection({
  name: WEBHOOK_MODEL,
  handles: [...webhookEvents.definitions, ...webhookCallEvents.definitions],
  reads: ({ data: { webhookId: id } }) => [
    { collection: WEBHOOK_COLLECTIONS.webhook, id },
    { collection: WEBHOOK_COLLECTIONS.calls, id },
  ],
  project,
});

type Event = Stored<WebhookEvent | WebhookCallEvent>;

function project(event: Event, docs: Docs): readonly ReadOp[] {
  if (isOneOf(webhookCallEvents, event as AnyEvent)) return callOps(event as Stored<WebhookCallEvent>, docs);
  return webhookOps(event as Stored<WebhookEvent>, docs);
}

function webhookOps(event: Stored<WebhookEvent>, docs: Docs): readonly ReadOp[] {
  const id = event.data.webhookId;
  // Only this projection writes here.
  const before = docs.get(WEBHOOK_COLLECTIONS.webhook, id) as WebhookDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  if (event.type === "WebhookEnded") return before ? without(before) : [];
  const doc = docAfter(event, before);
  return doc ? [{ op: "put", collection: WEBHOOK_COLLECTIONS.webhook, id, doc }, ...listOps(doc)] : [];
}

const listsOf = (holder: WebhookDoc) => [WEBHOOK_LISTS.of(webhookHolderId(holder)), WEBHOOK_LISTS.active] as const;

function listOps(doc: WebhookDoc): readonly ReadOp[] {
  const [own, active] = listsOf(doc);
  const member = doc.webhookId;
  const score = Date.parse(doc.registeredAt);
  return [
    { op: "listAdd", list: own, member, score },
    doc.stopped ? { op: "listRemove", list: active, member } : { op: "listAdd", list: active, member, score },
  ];
}

function without(doc: WebhookDoc): readonly ReadOp[] {
  const { webhookId: id } = doc;
  return [
    { op: "delete", collection: WEBHOOK_COLLECTIONS.webhook, id },
    { op: "delete", collection: WEBHOOK_COLLECTIONS.calls, id },
    ...listsOf(doc).map((list): ReadOp => ({ op: "listRemove", list, member: id })),
  ];
}

export const projections = [webhookProjection] as const;
