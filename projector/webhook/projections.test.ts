import type { WebhookCallEvent, WebhookEvent } from "@sb/contracts/webhook/events.ts";
import { webhookHolderId } from "@sb/contracts/webhook/events.ts";
import { CALLS_KEPT, type WebhookCallsDoc } from "@sb/contracts/webhook/model.ts";
import { webhookCallId, webhookCallStream, webhookStream, webhookTestId } from "@sb/contracts/webhook/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { webhookProjection } from "./projections.ts";

const MINA = { userId: "mina", membership: 1 };
const call = { messageId: "msg", tookMs: 5, httpStatus: 204 };

const of = (event: WebhookEvent): Given => ({ stream: webhookStream.of(webhookHolderId(event.data)), ...event });
const registered = (webhookId: string): Given =>
  of({
    ...{ type: "WebhookRegistered", version: 1 },
    data: { webhookId, ...MINA, criteria: { crimeTypes: ["DRUGS"], chains: [] }, sealed: "AQ" },
  });
const told = (
  webhookId: string,
  run: number,
  from: number,
  more: Partial<{ code: "STATUS"; upTo: number }> = {},
): Given => {
  const data = { webhookId, run, from, upTo: from + 10, call, reports: 2, ...more };
  const event: WebhookCallEvent = { type: "WebhookCalled", version: 1, data };
  return { stream: webhookCallStream.of(webhookCallId(webhookId, run, from)), ...event };
};
const tested = (webhookId: string, eventId: string): Given => {
  const event: WebhookCallEvent = { type: "WebhookTested", version: 1, data: { webhookId, call, code: "TIMED_OUT" } };
  return { stream: webhookCallStream.of(webhookTestId(webhookId, eventId)), ...event };
};
const happened = (type: "WebhookResumed" | "WebhookTestAsked", webhookId: string): Given =>
  of({ type, version: 1, data: { webhookId, ...MINA } });
const stopped = (webhookId: string): Given =>
  of({ type: "WebhookStopped", version: 1, data: { webhookId, ...MINA, because: "GONE" } });
const ended = (webhookId: string): Given =>
  of({ type: "WebhookEnded", version: 1, data: { webhookId, ...MINA, because: "HOLDER" } });

const LATE = Date.UTC(2027, 0) * 1_000;
const LIFE = history([
  registered("a"),
  registered("b"),
  registered("c"),
  told("a", 0, LATE),
  told("a", 0, LATE + 10, { code: "STATUS" }),
  told("b", 1, LATE, { code: "STATUS" }),
  stopped("b"),
  tested("a", "e"),
  happened("WebhookTestAsked", "a"),
  told("c", 2, LATE),
  ended("c"),
  told("c", 2, LATE + 10),
]);

test("each webhook stands under its person until it ends, and among the active until it is stopped", async () => {
  const { docs, lists } = (await projected(webhookProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(["calls/a", "calls/b", "webhook/a", "webhook/b"]);
  expect(docs["webhook/a"]).toMatchObject({ run: 0, upTo: LATE + 10, failedAt: expect.any(String) });
  expect(docs["webhook/b"]).toMatchObject({ stopped: { because: "GONE" }, failedAt: expect.any(String) });
  expect(lists).toEqual({ "webhook:of:mina~1": ["a", "b"], "webhook:active": ["a"] });
});

test("the newest messages are kept, the newest first", async () => {
  const many = Array.from({ length: CALLS_KEPT + 5 }, (_, at) => told("a", 0, LATE + at * 10));
  const { docs } = (await projected(webhookProjection, history([registered("a"), ...many, tested("a", "e")]))).contents;
  const { items } = docs["calls/a"] as unknown as WebhookCallsDoc;
  expect(items).toHaveLength(CALLS_KEPT);
  expect(items[0]).toMatchObject({ code: "TIMED_OUT" });
  expect(items[0]?.reports).toBeUndefined();
  expect(items[1]).toMatchObject({ reports: 2, httpStatus: 204 });
});

test("who resumes or asks to be told again begins a run: what an earlier one still does counts no more", async () => {
  const since = "2026-01-01T00:00:00.000Z";
  const replay = of({ type: "WebhookReplayAsked", version: 1, data: { webhookId: "a", ...MINA, since } });
  const life = history([registered("a"), told("a", 0, LATE), stopped("a"), happened("WebhookResumed", "a"), replay]);
  const { docs, lists } = (await projected(webhookProjection, life)).contents;
  expect(docs["webhook/a"]).toMatchObject({ run: 3, upTo: Date.parse(since) * 1_000 });
  expect(docs["webhook/a"]).not.toHaveProperty("stopped");
  expect(lists["webhook:active"]).toEqual(["a"]);
  const late = history([registered("a"), replay, told("a", 0, LATE)]);
  expect((await projected(webhookProjection, late)).contents.docs["webhook/a"]).toMatchObject({
    upTo: Date.parse(since) * 1_000,
  });
});

test("same events twice", () => sameEventsTwice(webhookProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(webhookProjection, LIFE));
