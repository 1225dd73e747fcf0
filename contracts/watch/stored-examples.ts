// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const watch = { watchSeq: 17, userId: "u-1" };
const settings = { on: ["REPORTED", "CLEARED"], pace: "DAILY" };

export const watchExamples: readonly StoredExample[] = [
  {
    type: "WatchStarted",
    version: 1,
    data: { ...watch, membership: 1, kind: "WALLET", ...settings, topic: "t1" },
    secret: { adrs: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", addressKey: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" },
  },
  {
    type: "WatchStarted",
    version: 1,
    data: { ...watch, membership: 1, kind: "SEARCH", on: ["REPORTED"], pace: "AT_ONCE", topic: "t2" },
    secret: { searchKeyword: "romance coin" },
  },
  { type: "WatchChanged", version: 1, data: { ...watch, ...settings } },
  { type: "WatchPaused", version: 1, data: watch },
  { type: "WatchResumed", version: 1, data: watch },
  { type: "WatchEnded", version: 1, data: { ...watch, topic: "t1", because: "LINK" } },
  { type: "WatchPlaceTaken", version: 1, data: { watchSeq: 17, membership: 1, sameAs: "s" } },
  { type: "WatchPlaceLeft", version: 1, data: { watchSeq: 17 } },
  {
    type: "WatchHit",
    version: 1,
    data: {
      ...watch,
      ...{ hitId: "h", kind: "WALLET", occasion: "REPORTED", pace: "DAILY" },
      ...{ day: "2026-11-22", sealed: "AQ" },
    },
  },
  { type: "WatchDigestMailed", version: 1, data: { userId: "u-1", day: "2026-11-22" } },
];
