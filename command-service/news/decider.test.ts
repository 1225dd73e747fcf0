import type { BroughtItem, NewsEvent, NewsSourceEvent } from "@sb/contracts/news/subject.ts";
import { given } from "@sb/platform/decide/given.ts";
import { describe, test } from "vitest";
import { newsDecider, newsSourceDecider } from "./decider.ts";

const newsSeq = 7;
const item: BroughtItem = {
  newsSeq,
  sourceId: "daily",
  source: "The Daily",
  category: "CRIME",
  publishedAt: "2026-01-01T00:00:00.000Z",
  hasPicture: true,
  title: "Gefälschte Börse",
  summary: "Text",
  link: "https://news.example/a",
  pictureUrl: "https://news.example/a.jpg",
};
const broughtIn: NewsEvent = { type: "NewsBroughtIn", version: 1, data: item };
const pictured: NewsEvent = { type: "NewsPictureKept", version: 1, data: { newsSeq } };
const reason = "an advertisement";
const hidden: NewsEvent = { type: "NewsHidden", version: 1, data: { newsSeq, reason } };
const restored: NewsEvent = { type: "NewsRestored", version: 1, data: { newsSeq, reason } };
const expired: NewsEvent = { type: "NewsExpired", version: 1, data: { newsSeq } };

test("an item is brought in once", () => {
  given(newsDecider).when({ type: "BringIn", item }).expectEvents(broughtIn);
  for (const history of [[broughtIn], [broughtIn, hidden], [broughtIn, expired]])
    given(newsDecider, ...history)
      .when({ type: "BringIn", item })
      .expectEvents();
});

test("its picture is kept once, and none where it has none", () => {
  given(newsDecider, broughtIn).when({ type: "KeepPicture", newsSeq }).expectEvents(pictured);
  given(newsDecider, broughtIn, pictured).when({ type: "KeepPicture", newsSeq }).expectEvents();
  given(newsDecider, broughtIn, expired).when({ type: "KeepPicture", newsSeq }).expectEvents();
  given(newsDecider).when({ type: "KeepPicture", newsSeq }).expectEvents();
});

test("it is hidden and shown again, each once", () => {
  given(newsDecider, broughtIn).when({ type: "Hide", newsSeq, reason }).expectEvents(hidden);
  given(newsDecider, broughtIn, hidden).when({ type: "Hide", newsSeq, reason }).expectEvents();
  given(newsDecider, broughtIn, hidden).when({ type: "Restore", newsSeq, reason }).expectEvents(restored);
  given(newsDecider, broughtIn).when({ type: "Restore", newsSeq, reason }).expectEvents();
});

test("what is not there, or no more, is not found", () => {
  for (const history of [[], [broughtIn, expired]])
    for (const type of ["Hide", "Restore"] as const)
      given(newsDecider, ...history)
        .when({ type, newsSeq, reason })
        .expectRefusal("NOT_FOUND");
});

test("it expires once, also while it is hidden", () => {
  for (const history of [[broughtIn], [broughtIn, hidden]])
    given(newsDecider, ...history)
      .when({ type: "Expire", newsSeq })
      .expectEvents(expired);
  for (const history of [[], [broughtIn, expired]])
    given(newsDecider, ...history)
      .when({ type: "Expire", newsSeq })
      .expectEvents();
});

describe("a source", () => {
  const sourceId = "daily";
  const reason = "only advertisements";
  const asked: NewsSourceEvent = { type: "NewsFetchAsked", version: 1, data: { sourceId } };
  const paused: NewsSourceEvent = { type: "NewsSourcePaused", version: 1, data: { sourceId, reason } };
  const resumed: NewsSourceEvent = { type: "NewsSourceResumed", version: 1, data: { sourceId } };

  test("each wish to fetch it counts, also while it is paused", () => {
    for (const history of [[], [asked], [paused]])
      given(newsSourceDecider, ...history)
        .when({ type: "Fetch", sourceId })
        .expectEvents(asked);
  });

  test("it is paused and resumed, each once", () => {
    given(newsSourceDecider).when({ type: "Pause", sourceId, reason }).expectEvents(paused);
    given(newsSourceDecider, paused).when({ type: "Pause", sourceId, reason }).expectEvents();
    given(newsSourceDecider, paused).when({ type: "Resume", sourceId }).expectEvents(resumed);
    given(newsSourceDecider, paused, resumed).when({ type: "Resume", sourceId }).expectEvents();
  });
});
