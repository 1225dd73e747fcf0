import type { WatchEvent } from "@sb/contracts/watch/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { describe, test } from "vitest";
import { type StartWatch, watchDecider } from "./decider.ts";

const own = { watchSeq: 17, userId: "mina" };
const watched = { adrs: "evil.example.com", addressKey: "evil.example.com" };
const facts = {
  ...own,
  membership: 1,
  kind: "SITE",
  on: ["CLEARED", "REPORTED"],
  pace: "AT_ONCE",
  topic: "t",
} as const;
const start: StartWatch = { type: "Start", ...facts, on: ["REPORTED", "CLEARED", "REPORTED"], watched };
const started: WatchEvent = {
  type: "WatchStarted",
  version: 1,
  data: { ...facts, on: [...facts.on] },
  secret: watched,
};
const plain = (type: "WatchPaused" | "WatchResumed"): WatchEvent => ({ type, version: 1, data: own });
const ended = (because: "PERSON" | "LINK" | "LEFT"): WatchEvent => ({
  type: "WatchEnded",
  version: 1,
  data: { ...own, topic: "t", because },
});
const change = { type: "Change", userId: "mina" } as const;

test("it starts, with each occasion once", () => {
  given(watchDecider).when(start).expectEvents(started);
  given(watchDecider, started).when(start).expectEvents();
});

test("a search is told of new reports only", () => {
  const search = { ...start, kind: "SEARCH", watched: { searchKeyword: "romance" } } as const;
  const data = { ...facts, kind: "SEARCH", on: ["REPORTED"] } as const;
  const begun: WatchEvent = {
    type: "WatchStarted",
    version: 1,
    data: { ...data, on: ["REPORTED"] },
    secret: search.watched,
  };
  given(watchDecider).when(search).expectEvents(begun);
  given(watchDecider, begun)
    .when({ ...change, on: ["DISPUTED"] })
    .expectEvents();
});

describe("changing", () => {
  const changed: WatchEvent = {
    type: "WatchChanged",
    version: 1,
    data: { ...own, on: ["DISPUTED"], pace: "DAILY" },
  };
  test("what is left out stays; what is as it was is no change", () => {
    given(watchDecider, started)
      .when({ ...change, on: ["DISPUTED"], pace: "DAILY" })
      .expectEvents(changed);
    given(watchDecider, started, changed)
      .when({ ...change, pace: "DAILY" })
      .expectEvents();
    given(watchDecider, started).when(change).expectEvents();
  });
  test("pausing and resuming, each once", () => {
    given(watchDecider, started)
      .when({ ...change, paused: true })
      .expectEvents(plain("WatchPaused"));
    given(watchDecider, started, plain("WatchPaused"))
      .when({ ...change, paused: true })
      .expectEvents();
    given(watchDecider, started, plain("WatchPaused"))
      .when({ ...change, paused: false })
      .expectEvents(plain("WatchResumed"));
  });
  test("is for the person alone, and for what has not ended", () => {
    given(watchDecider, started)
      .when({ ...change, userId: "jun" })
      .expectRefusal("NOT_FOUND");
    given(watchDecider, started, ended("PERSON")).when(change).expectRefusal("NOT_FOUND");
    given(watchDecider).when(change).expectRefusal("NOT_FOUND");
  });
});

describe("ending", () => {
  const end = { type: "End", userId: "mina" } as const;
  test("once, however often it is asked for", () => {
    given(watchDecider, started).when(end).expectEvents(ended("PERSON"));
    given(watchDecider, started, ended("LINK")).when(end).expectEvents();
    given(watchDecider, started)
      .when({ ...end, userId: "jun" })
      .expectRefusal("NOT_FOUND");
    given(watchDecider, started, ended("LINK"))
      .when({ ...end, userId: "jun" })
      .expectRefusal("NOT_FOUND");
  });
  test("by the link of a mail, and with the account", () => {
    given(watchDecider, started).when({ type: "EndByLink" }).expectEvents(ended("LINK"));
    given(watchDecider, started, plain("WatchPaused")).when({ type: "EndWithAccount" }).expectEvents(ended("LEFT"));
    given(watchDecider).when({ type: "EndByLink" }).expectEvents();
  });
  test("the link of the day's mail pauses what is told of daily, and nothing else", () => {
    const daily: WatchEvent = { type: "WatchChanged", version: 1, data: { ...own, on: ["REPORTED"], pace: "DAILY" } };
    given(watchDecider, started, daily).when({ type: "PauseDaily" }).expectEvents(plain("WatchPaused"));
    given(watchDecider, started).when({ type: "PauseDaily" }).expectEvents();
    given(watchDecider, started, daily, plain("WatchPaused")).when({ type: "PauseDaily" }).expectEvents();
  });
});
