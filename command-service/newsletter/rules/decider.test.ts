import type { NewsletterEvent } from "@sb/contracts/newsletter/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { MAILS_A_DAY, newsletterDecider } from "./decider.ts";

const subscriberId = "reader";
const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.UTC(2026, 0, 1) + hours * HOUR_MS).toISOString();
const asking = (askId: string, hours: number) =>
  ({ askId, askedAt: at(hours), language: "de", sealed: `sealed ${askId}` }) as const;
const asked = (askId: string, hours: number, replaces?: string): NewsletterEvent => ({
  type: "SubscriptionAsked",
  version: 1,
  data: { subscriberId, ...asking(askId, hours), ...(replaces !== undefined && { replaces }) },
});
const confirmed: NewsletterEvent = { type: "SubscriptionConfirmed", version: 1, data: { subscriberId } };
const ended = (askId: string): NewsletterEvent => ({
  type: "SubscriptionEnded",
  version: 1,
  data: { subscriberId, askId },
});
const confirm = (askId: string, hours: number) => ({ type: "Confirm", subscriberId, askId, at: at(hours) }) as const;

test("a subscription is asked for, then confirmed once", () => {
  given(newsletterDecider)
    .when({ type: "Ask", subscriberId, asking: asking("a", 0) })
    .expectEvents(asked("a", 0));
  given(newsletterDecider, asked("a", 0)).when(confirm("a", 1)).expectEvents(confirmed);
  given(newsletterDecider, asked("a", 0), confirmed).when(confirm("a", 2)).expectEvents();
});

test("a second request replaces the first, whose link is good all the same", () => {
  given(newsletterDecider, asked("a", 0))
    .when({ type: "Ask", subscriberId, asking: asking("b", 1) })
    .expectEvents(asked("b", 1, "a"));
  given(newsletterDecider, asked("a", 0), asked("b", 1, "a"))
    .when(confirm("a", 2))
    .expectEvents(confirmed);
});

test("the link is good for a week", () => {
  given(newsletterDecider, asked("a", 0)).when(confirm("a", 167)).expectEvents(confirmed);
  given(newsletterDecider, asked("a", 0)).when(confirm("a", 168)).expectRefusal("LINK_EXPIRED");
});

test("links from before an end, and of requests that never were, are void", () => {
  const history = [asked("a", 0), confirmed, ended("a"), asked("b", 2)];
  given(newsletterDecider, ...history)
    .when(confirm("a", 3))
    .expectRefusal("LINK_EXPIRED");
  given(newsletterDecider, ...history)
    .when(confirm("b", 3))
    .expectEvents(confirmed);
  given(newsletterDecider).when(confirm("a", 0)).expectRefusal("LINK_EXPIRED");
});

test("a clock that was put back two days locks nobody out: neither of new requests nor of their links", () => {
  const earlier = [asked("a", 0), asked("b", 1, "a"), asked("c", 2, "b"), ended("c")];
  given(newsletterDecider, ...earlier)
    .when({ type: "Ask", subscriberId, asking: asking("d", -48) })
    .expectEvents(asked("d", -48));
  given(newsletterDecider, ...earlier, asked("d", -48))
    .when(confirm("d", -47))
    .expectEvents(confirmed);
  given(newsletterDecider, ...earlier, asked("d", -48))
    .when(confirm("c", -47))
    .expectRefusal("LINK_EXPIRED");
  given(newsletterDecider, asked("a", 0)).when(confirm("a", -48)).expectEvents(confirmed);
});

test("an end names the newest request, and is repeated without harm", () => {
  const end = { type: "End", subscriberId } as const;
  given(newsletterDecider, asked("a", 0), asked("b", 1, "a"), confirmed)
    .when(end)
    .expectEvents(ended("b"));
  given(newsletterDecider, asked("a", 0)).when(end).expectEvents(ended("a"));
  given(newsletterDecider, asked("a", 0), ended("a")).when(end).expectEvents();
  given(newsletterDecider).when(end).expectEvents();
});

test("nobody can make us send more than a few mails a day to one address, not by ending in between either", () => {
  const many = Array.from({ length: MAILS_A_DAY }, (_, i) => asked(`a${i}`, i));
  const last = `a${MAILS_A_DAY - 1}`;
  const ask = (hours: number) => ({ type: "Ask", subscriberId, asking: asking("z", hours) }) as const;
  given(newsletterDecider, ...many)
    .when(ask(10))
    .expectEvents();
  given(newsletterDecider, ...many, ended(last))
    .when(ask(10))
    .expectEvents();
  given(newsletterDecider, ...many, ended(last))
    .when(ask(24))
    .expectEvents(asked("z", 24));
});

test("what nobody confirms is forgotten, unless it was asked for again", () => {
  const forget = { type: "Forget", subscriberId, askId: "a" } as const;
  given(newsletterDecider, asked("a", 0)).when(forget).expectEvents(ended("a"));
  for (const history of [
    [],
    [asked("a", 0), confirmed],
    [asked("a", 0), asked("b", 1, "a")],
    [asked("a", 0), ended("a")],
  ])
    given(newsletterDecider, ...history)
      .when(forget)
      .expectEvents();
});
