import type { WatchDayEvent, WatchHit } from "@sb/contracts/watch/events.ts";
import { WATCH_LIMITS } from "@sb/contracts/watch/model.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { watchDayDecider } from "./day.ts";

const hit = (hitId: string, pace: "AT_ONCE" | "DAILY" = "AT_ONCE"): WatchHit["data"] => ({
  ...{ watchSeq: 17, userId: "mina", kind: "SITE", occasion: "REPORTED", day: "2026-11-22", sealed: "s" },
  hitId,
  pace,
});
const happened = (data: WatchHit["data"]): WatchDayEvent => ({ type: "WatchHit", version: 1, data });
const many = (count: number, pace?: "DAILY") => Array.from({ length: count }, (_, at) => happened(hit(`h${at}`, pace)));

test("the same is told once", () => {
  given(watchDayDecider)
    .when({ type: "Hit", ...hit("a") })
    .expectEvents(happened(hit("a")));
  given(watchDayDecider, happened(hit("a")))
    .when({ type: "Hit", ...hit("a") })
    .expectEvents();
});

test("past so many mails a day the rest waits for the day's mail", () => {
  const mailed = many(WATCH_LIMITS.mailsADay);
  given(watchDayDecider, ...mailed)
    .when({ type: "Hit", ...hit("z") })
    .expectEvents(happened(hit("z", "DAILY")));
  given(watchDayDecider, ...mailed.slice(1))
    .when({ type: "Hit", ...hit("z") })
    .expectEvents(happened(hit("z")));
});

test("past so many in all nothing is kept", () => {
  given(watchDayDecider, ...many(WATCH_LIMITS.hitsADay, "DAILY"))
    .when({ type: "Hit", ...hit("z") })
    .expectEvents();
});

test("a day's mail is noted once", () => {
  const mark = { type: "MarkMailed", userId: "mina", day: "2026-11-22" } as const;
  const mailed: WatchDayEvent = {
    type: "WatchDigestMailed",
    version: 1,
    data: { userId: "mina", day: "2026-11-22" },
  };
  given(watchDayDecider, happened(hit("a")))
    .when(mark)
    .expectEvents(mailed);
  given(watchDayDecider, mailed).when(mark).expectEvents();
});
