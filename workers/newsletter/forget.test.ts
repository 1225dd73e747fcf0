import { NewsletterForget } from "@sb/contracts/newsletter/jobs.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { newsletterForgetHandler, newsletterForgetSubscription } from "./forget.ts";

const askedAt = "2026-01-01T00:00:00.000Z";
const meta = { eventId: "e-1", correlationId: "c", actor: "anyone", at: askedAt };
const data = { subscriberId: "reader", askId: "ask-1", askedAt, language: "de", sealed: "sealed" };

test("a request makes one job, for when its link is not good any more", async () => {
  const jobs: NewJob[] = [];
  const { deliver } = newsletterForgetSubscription({ enqueue: async (made) => void jobs.push(...made) });
  await deliver({ stream: "newsletter-reader", revision: 0, type: "SubscriptionAsked", version: 1, data, meta });
  const payload = { subscriberId: "reader", askId: "ask-1" };
  expect(jobs).toEqual([
    { kind: NewsletterForget.kind, id: "ask-1", payload, runAt: Date.parse("2026-01-08T00:00:00.000Z") },
  ]);
});

test("the job asks the subscription's rules", async () => {
  const forgotten: string[] = [];
  const handler = newsletterForgetHandler({ forget: async (...which) => void forgotten.push(which.join(" ")) });
  await handler.handle(runOf(NewsletterForget.kind, { subscriberId: "reader", askId: "ask-1" }));
  expect(forgotten).toEqual(["reader ask-1"]);
});
