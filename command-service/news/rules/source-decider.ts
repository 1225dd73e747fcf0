// The rules of a source of news: fetched when an admin asks, paused and resumed.
import { type NewsSourceEvent, newsSourceEvents } from "@sb/contracts/news/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type NewsSourceState = { readonly isPaused: boolean };

export type NewsSourceCommand =
  | { readonly type: "Fetch" | "Resume"; readonly sourceId: string }
  | { readonly type: "Pause"; readonly sourceId: string; readonly reason: string };

export const newsSourceDecider: Decider<NewsSourceCommand, NewsSourceEvent, NewsSourceState> = {
  events: newsSourceEvents,
  initialState: { isPaused: false },
  evolve,
  decide,
};

function evolve(state: NewsSourceState, event: NewsSourceEvent): NewsSourceState {
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

function decide(command: NewsSourceCommand, { isPaused }: NewsSourceState): readonly NewsSourceEvent[] {
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
