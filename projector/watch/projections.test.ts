import type { WatchDayEvent, WatchEvent } from "@sb/contracts/watch/events.ts";
import { watchDayId } from "@sb/contracts/watch/model.ts";
import { watchDayStream, watchStream } from "@sb/contracts/watch/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { watchProjection } from "./projections.ts";

const of = (event: WatchEvent): Given => ({ stream: watchStream.of(event.data.watchSeq), ...event });
const onDay = (event: WatchDayEvent): Given => ({
  stream: watchDayStream.of(watchDayId(event.data.userId, event.data.day)),
  ...event,
});
const started = (watchSeq: number, userId: string, kind: "SITE" | "SEARCH", topic: string): Given =>
  of({
    ...{ type: "WatchStarted", version: 1, secret: { searchKeyword: "words" } },
    data: { watchSeq, userId, membership: 1, kind, on: ["REPORTED"], pace: "AT_ONCE", topic },
  });
const hit = (watchSeq: number, hitId: string, pace: "AT_ONCE" | "DAILY"): Given =>
  onDay({
    ...{ type: "WatchHit", version: 1 },
    data: {
      ...{ watchSeq, userId: "mina", hitId, kind: "SITE", occasion: "REPORTED", pace },
      ...{ day: "2026-11-22", sealed: `seen ${hitId}` },
    },
  });

const LIFE = history([
  started(1, "mina", "SITE", "t1"),
  started(2, "jun", "SITE", "t1"),
  started(3, "mina", "SEARCH", "w1"),
  started(4, "jun", "SEARCH", "w1"),
  of({ type: "WatchChanged", version: 1, data: { watchSeq: 1, userId: "mina", on: ["CLEARED"], pace: "DAILY" } }),
  of({ type: "WatchPaused", version: 1, data: { watchSeq: 3, userId: "mina" } }),
  hit(1, "a", "DAILY"),
  hit(1, "b", "AT_ONCE"),
  of({ type: "WatchEnded", version: 1, data: { watchSeq: 2, userId: "jun", topic: "t1", because: "PERSON" } }),
  of({ type: "WatchEnded", version: 1, data: { watchSeq: 4, userId: "jun", topic: "w1", because: "LINK" } }),
  hit(4, "late", "AT_ONCE"),
]);

test("each watch stands under its person and its topic until it ends", async () => {
  const { docs, lists } = (await projected(watchProjection, LIFE)).contents;
  expect(Object.keys(docs).sort()).toEqual(["watch/1", "watch/3", "word/w1"]);
  expect(docs["watch/1"]).toMatchObject({
    on: ["CLEARED"],
    pace: "DAILY",
    isPaused: false,
    last: { sealed: "seen b" },
  });
  expect(docs["watch/3"]).toMatchObject({ isPaused: true, kind: "SEARCH" });
  expect(docs["word/w1"]).toEqual({ searches: 1 });
  expect(lists).toMatchObject({
    "watch:of:mina": ["1", "3"],
    "watch:topic:t1": ["1"],
    "watch:topic:w1": ["3"],
    "watch:words": ["w1"],
    "watch:digests": ["mina~2026-11-22"],
  });
});

test("a day that was mailed waits no more, and the last search takes its word along", async () => {
  const after = history([
    started(3, "mina", "SEARCH", "w1"),
    hit(3, "a", "DAILY"),
    onDay({ type: "WatchDigestMailed", version: 1, data: { userId: "mina", day: "2026-11-22" } }),
    of({ type: "WatchEnded", version: 1, data: { watchSeq: 3, userId: "mina", topic: "w1", because: "LEFT" } }),
  ]);
  const { docs, lists } = (await projected(watchProjection, after)).contents;
  expect(docs).toEqual({});
  expect(Object.values(lists).flat()).toEqual([]);
});

test("same events twice", () => sameEventsTwice(watchProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(watchProjection, LIFE));
