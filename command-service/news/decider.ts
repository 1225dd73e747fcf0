// The rules of news: of an item, of a source, and of what an item is recognised by.
import {
  type BroughtItem,
  type NewsEvent,
  type NewsKeyTaken,
  type NewsSourceEvent,
  newsEvents,
  newsKeyEvents,
  newsSourceEvents,
} from "@sb/contracts/news/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

// An item is brought in once, hidden and shown again by editors, and gone once it is too old.

export type NewsState = {
  readonly status: "NONE" | "SHOWN" | "HIDDEN" | "EXPIRED";
  /** Where its picture is fetched from, until it is. */
  readonly pictureUrl?: string | undefined;
};

export type NewsCommand =
  | { readonly type: "BringIn"; readonly item: BroughtItem }
  | { readonly type: "KeepPicture"; readonly newsSeq: number }
  | { readonly type: "Hide" | "Restore"; readonly newsSeq: number; readonly reason: string }
  | { readonly type: "Expire"; readonly newsSeq: number };

export const newsDecider: Decider<NewsCommand, NewsEvent, NewsState> = {
  events: newsEvents,
  initialState: { status: "NONE" },
  evolve: evolveItem,
  decide: decideItem,
};

function evolveItem(state: NewsState, event: NewsEvent): NewsState {
  switch (event.type) {
    case "NewsBroughtIn":
      return { status: "SHOWN", pictureUrl: event.data.pictureUrl };
    case "NewsPictureKept":
      return { status: state.status };
    case "NewsHidden":
      return { ...state, status: "HIDDEN" };
    case "NewsRestored":
      return { ...state, status: "SHOWN" };
    case "NewsExpired":
      return { status: "EXPIRED" };
    default:
      throw unknownEvent(event);
  }
}

function decideItem(command: NewsCommand, state: NewsState): readonly NewsEvent[] {
  switch (command.type) {
    case "BringIn":
      return state.status === "NONE" ? [{ type: "NewsBroughtIn", version: 1, data: command.item }] : [];
    case "KeepPicture":
      return state.pictureUrl === undefined
        ? []
        : [{ type: "NewsPictureKept", version: 1, data: { newsSeq: command.newsSeq } }];
    case "Hide":
    case "Restore":
      return judge(command, state);
    case "Expire":
      return isThere(state) ? [{ type: "NewsExpired", version: 1, data: { newsSeq: command.newsSeq } }] : [];
    default:
      return command satisfies never;
  }
}

const isThere = ({ status }: NewsState): boolean => status === "SHOWN" || status === "HIDDEN";

function judge(command: Extract<NewsCommand, { reason: string }>, state: NewsState): readonly NewsEvent[] {
  if (!isThere(state)) throw new Refused("NOT_FOUND");
  const { type, newsSeq, reason } = command;
  if (type === "Hide")
    return state.status === "HIDDEN" ? [] : [{ type: "NewsHidden", version: 1, data: { newsSeq, reason } }];
  return state.status === "SHOWN" ? [] : [{ type: "NewsRestored", version: 1, data: { newsSeq, reason } }];
}

// A source is fetched when an editor asks, paused and resumed.

export type NewsSourceState = { readonly isPaused: boolean };

export type NewsSourceCommand =
  | { readonly type: "Fetch" | "Resume"; readonly sourceId: string }
  | { readonly type: "Pause"; readonly sourceId: string; readonly reason: string };

export const newsSourceDecider: Decider<NewsSourceCommand, NewsSourceEvent, NewsSourceState> = {
  events: newsSourceEvents,
  initialState: { isPaused: false },
  evolve: evolveSource,
  decide: decideSource,
};

function evolveSource(state: NewsSourceState, event: NewsSourceEvent): NewsSourceState {
  switch (event.type) {
    case "NewsFetchAsked":
      return state;
    case "NewsSourcePaused":
      return { isPaused: true };
    case "NewsSourceResumed":
      return { isPaused: false };
    default:
      throw unknownEvent(event);
  }
}

function decideSource(command: NewsSourceCommand, { isPaused }: NewsSourceState): readonly NewsSourceEvent[] {
  const { sourceId } = command;
  switch (command.type) {
    case "Fetch":
      return [{ type: "NewsFetchAsked", version: 1, data: { sourceId } }];
    case "Pause":
      return isPaused ? [] : [{ type: "NewsSourcePaused", version: 1, data: { sourceId, reason: command.reason } }];
    case "Resume":
      return isPaused ? [{ type: "NewsSourceResumed", version: 1, data: { sourceId } }] : [];
    default:
      return command satisfies never;
  }
}

// The first item takes a key. A title may be used again after some time.

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
