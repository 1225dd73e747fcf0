// The rules of an item of news: brought in once, hidden and shown again by admins, gone once it is too old.
import { type BroughtItem, type NewsEvent, newsEvents } from "@sb/contracts/news/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

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
  evolve,
  decide,
};

function evolve(state: NewsState, event: NewsEvent): NewsState {
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

function decide(command: NewsCommand, state: NewsState): readonly NewsEvent[] {
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
