import type { WebhookEvent } from "@sb/contracts/webhook/events.ts";
import { WEBHOOKS_HELD } from "@sb/contracts/webhook/model.ts";
import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { webhookDecider } from "./decider.ts";

const holder = { userId: "mina", membership: 1 };
const criteria = { crimeTypes: [], chains: [] };
const register = (webhookId: string) => ({ type: "Register", holder, webhookId, criteria, sealed: "AQ" }) as const;
const registered = (webhookId: string): WebhookEvent => ({
  type: "WebhookRegistered",
  version: 1,
  data: { webhookId, ...holder, criteria, sealed: "AQ" },
});
const ended = (webhookId: string, because: "HOLDER" | "LEFT" = "HOLDER"): WebhookEvent => ({
  type: "WebhookEnded",
  version: 1,
  data: { webhookId, ...holder, because },
});
const stopped = (webhookId: string): WebhookEvent => ({
  type: "WebhookStopped",
  version: 1,
  data: { webhookId, ...holder, because: "GONE" },
});
const ask = (type: "Resume" | "AskTest" | "End", webhookId = "a") => ({ type, holder, webhookId }) as const;
const stop = { type: "Stop", holder, webhookId: "a", because: "GONE" } as const;
const replay = { type: "Replay", holder, webhookId: "a", since: "2026-11-22T00:00:00.000Z" } as const;
const FULL = Array.from({ length: WEBHOOKS_HELD }, (_, at) => registered(`w${at}`));

test("webhooks are registered up to the limit, which counts none that has ended", () => {
  given(webhookDecider).when(register("a")).expectEvents(registered("a"));
  given(webhookDecider, ...FULL)
    .when(register("z"))
    .expectRefusal("TOO_MANY_WEBHOOKS");
  given(webhookDecider, ...FULL, ended("w0"))
    .when(register("z"))
    .expectEvents(registered("z"));
});

test("one that was stopped counts, is resumed once, and is sent nothing again until then", () => {
  const [first] = FULL;
  given(webhookDecider, ...FULL, stopped("w0"))
    .when(register("z"))
    .expectRefusal("TOO_MANY_WEBHOOKS");
  expect(first?.data.webhookId).toBe("w0");
  given(webhookDecider, registered("a")).when(stop).expectEvents(stopped("a"));
  given(webhookDecider, registered("a"), stopped("a")).when(stop).expectEvents();
  given(webhookDecider, registered("a"), stopped("a")).when(replay).expectRefusal("WEBHOOK_MISSING");
  given(webhookDecider, registered("a")).when(ask("Resume")).expectEvents();
});

test("what has ended ends again without a fault, and takes nothing else", () => {
  given(webhookDecider, registered("a")).when(ask("End")).expectEvents(ended("a"));
  given(webhookDecider, registered("a"), ended("a")).when(ask("End")).expectEvents();
  given(webhookDecider, registered("a"), ended("a")).when(stop).expectEvents();
  for (const command of [ask("AskTest"), ask("Resume"), replay])
    given(webhookDecider, registered("a"), ended("a")).when(command).expectRefusal("NOT_FOUND");
  given(webhookDecider, registered("a")).when(ask("End", "b")).expectRefusal("NOT_FOUND");
});

test("who leaves has none left", () => {
  given(webhookDecider, registered("a"), registered("b"), ended("a"))
    .when({ type: "EndAll", holder })
    .expectEvents(ended("b", "LEFT"));
});
