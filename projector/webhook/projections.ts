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
import {
  CALLS_KEPT,
  WEBHOOK_COLLECTIONS,
  WEBHOOK_LISTS,
  WEBHOOK_MODEL,
  type WebhookCallDoc,
  type WebhookCallsDoc,
  type WebhookDoc,
} from "@sb/contracts/webhook/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

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

type Changing = Exclude<Stored<WebhookEvent>, { readonly type: "WebhookEnded" }>;

/** The order in which reports are shared counts microseconds (contracts/sharing/model.ts). */
const microsOf = (at: string): number => Date.parse(at) * 1_000;

/** After each event of its holder. Undefined where it has ended. */
function docAfter(event: Changing, before: WebhookDoc | undefined): WebhookDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "WebhookRegistered") {
    const { data } = event;
    return { ...data, registeredAt: meta.at, run: revision, upTo: microsOf(meta.at), revision };
  }
  if (!before) return undefined;
  const { stopped, failedAt: _, ...rest } = before;
  const again = { ...rest, run: revision, revision };
  switch (event.type) {
    case "WebhookStopped":
      return { ...before, stopped: { at: meta.at, because: event.data.because }, revision };
    case "WebhookResumed":
      return again;
    case "WebhookReplayAsked":
      return { ...again, ...(stopped && { stopped }), upTo: microsOf(event.data.since) };
    case "WebhookTestAsked":
      return { ...before, revision };
    default:
      throw unknownEvent(event);
  }
}

type Call = Stored<WebhookCallEvent>;

/** How far its webhook was told, and the newest messages. None for one that has ended: the message was under way by then. */
function callOps(event: Call, docs: Docs): readonly ReadOp[] {
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

export const projections = [webhookProjection] as const;
