import type { NewsSourceEvent } from "@sb/contracts/news/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { newsSourceDecider } from "./source-decider.ts";

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
