import { LANGUAGES } from "@sb/contracts/codes.ts";
import { NewsletterMail } from "@sb/contracts/newsletter/jobs.ts";
import { confirmToken, endToken } from "@sb/contracts/newsletter/links.ts";
import type { SubscriptionDoc } from "@sb/contracts/newsletter/model.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { newsletterMailHandler, newsletterMailSubscription } from "./mail.ts";

const URL = "https://safer-block.example";
const mac = (purpose: string, text: string) => `mac-of-${purpose}-${text}`;
const subscription: SubscriptionDoc = {
  subscriberId: "reader",
  status: "ASKED",
  language: "de",
  askId: "ask-2",
  sealed: "sealed",
  revision: 1,
};

let doc: SubscriptionDoc | undefined;
let opened: unknown;
let isReached: boolean;
const sent: Mail[] = [];
beforeEach(() => {
  doc = subscription;
  opened = { email: "reader@people.net" };
  isReached = true;
  sent.length = 0;
});

const handler = newsletterMailHandler({
  readStore: { model: () => ({ get: async () => doc }), whenReached: async () => isReached },
  eventStore: { head: async () => "7" },
  vault: { mac, open: async (owner) => (owner === "newsletter-reader~ask-2" ? opened : undefined) },
  mailer: { send: async (mail) => void sent.push(mail) },
  publicUrl: URL,
});
const run = (payload: unknown) => handler.handle(runOf(NewsletterMail.kind, payload));

const meta = { eventId: "e-1", correlationId: "c", actor: "anyone", at: "2026-01-01T00:00:00.000Z" };
const asked = { subscriberId: "reader", askId: "ask-1", askedAt: meta.at, language: "de", sealed: "sealed" };

test.each([
  ["SubscriptionAsked", asked, { mail: "CONFIRM", subscriberId: "reader", askId: "ask-1" }],
  ["SubscriptionConfirmed", { subscriberId: "reader" }, { mail: "WELCOME", subscriberId: "reader" }],
])("%s makes one job, without the address", async (type, data, payload) => {
  const jobs: NewJob[] = [];
  const { deliver } = newsletterMailSubscription({ enqueue: async (made) => void jobs.push(...made) });
  await deliver({ stream: "newsletter-reader", revision: 0, type, version: 1, data, meta });
  expect(jobs).toEqual([{ kind: NewsletterMail.kind, id: "e-1", payload }]);
});

test("the first mail asks, with a link that only its request has", async () => {
  await run({ mail: "CONFIRM", subscriberId: "reader", askId: "ask-1" });
  const token = confirmToken(mac, { subscriberId: "reader", askId: "ask-1" });
  expect(sent).toMatchObject([{ id: "newsletter-mail.j-1", to: "reader@people.net", language: "de" }]);
  expect(sent[0]?.text).toContain(`${URL}/home/subscribe/confirm?token=${token}`);
  expect(sent[0]).not.toHaveProperty("unsubscribeUrl");
});

test("the welcome has a way out for people, and one for mail programs (RFC 8058)", async () => {
  await run({ mail: "WELCOME", subscriberId: "reader" });
  const token = endToken(mac, { subscriberId: "reader" });
  expect(sent[0]?.unsubscribeUrl).toBe(`${URL}/sb/home/subscribe/end?token=${token}`);
  expect(sent[0]?.text).toContain(`${URL}/home/subscribe/end?token=${token}`);
});

test.each(["document", "key"])("nobody gets a mail once the %s is gone", async (gone) => {
  if (gone === "document") doc = undefined;
  else opened = undefined;
  await run({ mail: "WELCOME", subscriberId: "reader" });
  expect(sent).toEqual([]);
});

test("a read model that is behind puts the mail off, which is no failed try", async () => {
  isReached = false;
  const early = run({ mail: "CONFIRM", subscriberId: "reader", askId: "ask-1" });
  await expect(early).rejects.toMatchObject({ code: "PUT_OFF", reason: "MODEL_BEHIND" });
});

test.each(LANGUAGES)("%s: both mails are written", async (language) => {
  doc = { ...subscription, language };
  await run({ mail: "CONFIRM", subscriberId: "reader", askId: "ask-1" });
  await run({ mail: "WELCOME", subscriberId: "reader" });
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(2);
  for (const { text } of sent) expect(text).not.toMatch(/mails\.|\{\{|undefined/);
});
