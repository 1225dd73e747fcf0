import type { NewsletterEvent } from "@sb/contracts/newsletter/events.ts";
import { newsletterStream } from "@sb/contracts/newsletter/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { newsletterProjection } from "./projections.ts";

const happened = (event: NewsletterEvent): Given => ({
  stream: newsletterStream.of(event.data.subscriberId),
  ...event,
});
const asked = (subscriberId: string, askId: string): Given =>
  happened({
    type: "SubscriptionAsked",
    version: 1,
    data: { subscriberId, askId, askedAt: "2026-01-01T00:00:00.000Z", language: "ja", sealed: `sealed ${askId}` },
  });
const confirmed = (subscriberId: string): Given =>
  happened({ type: "SubscriptionConfirmed", version: 1, data: { subscriberId } });
const ended = (subscriberId: string): Given =>
  happened({ type: "SubscriptionEnded", version: 1, data: { subscriberId, askId: "a" } });

const LIFE = history([
  asked("one", "a"),
  asked("two", "b"),
  confirmed("one"),
  asked("one", "c"),
  asked("three", "d"),
  confirmed("three"),
  ended("three"),
]);

test("mails go to those who confirmed, at the address they gave last", async () => {
  const { docs, lists } = (await projected(newsletterProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(["subscription/one", "subscription/two"]);
  expect(docs["subscription/one"]).toMatchObject({ status: "ACTIVE", askId: "c", sealed: "sealed c", revision: 2 });
  expect(docs["subscription/two"]).toMatchObject({ status: "ASKED", language: "ja" });
  expect(lists).toEqual({ "newsletter:subscribers": ["one"] });
});

test("who begins again after the end is asked again", async () => {
  const again = history([asked("one", "a"), confirmed("one"), ended("one"), asked("one", "b")]);
  const { docs, lists } = (await projected(newsletterProjection, again)).contents;
  expect(docs["subscription/one"]).toMatchObject({ status: "ASKED", askId: "b" });
  expect(lists["newsletter:subscribers"] ?? []).toEqual([]);
});

test("same events twice", () => sameEventsTwice(newsletterProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(newsletterProjection, LIFE));
