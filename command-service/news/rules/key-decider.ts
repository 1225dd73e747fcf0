// The rules of what an item is recognised by: the first item takes the key. A title may be used again after some time.
import { type NewsKeyTaken, newsKeyEvents } from "@sb/contracts/news/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

/** Whose the key is. */
export type NewsKeyState = { readonly newsSeq: number; readonly publishedAt: string } | undefined;

export type TakeNewsKey = {
  readonly newsSeq: number;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** How far apart two items of this key must be published to be different ones. Undefined: they never are. */
  readonly windowMs: number | undefined;
};

export const newsKeyDecider: Decider<TakeNewsKey, NewsKeyTaken, NewsKeyState> = {
  events: newsKeyEvents,
  initialState: undefined,
  evolve: (_, { data: { newsSeq, publishedAt } }) => ({ newsSeq, publishedAt }),
  decide: ({ newsSeq, publishedAt, windowMs }, state) =>
    state && isSame(state.publishedAt, publishedAt, windowMs)
      ? []
      : [{ type: "NewsKeyTaken", version: 1, data: { newsSeq, publishedAt } }],
};

const isSame = (one: string, other: string, windowMs = Number.POSITIVE_INFINITY): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= windowMs;
