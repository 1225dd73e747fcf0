// The rules of what one person's watches are told of on a day: the same once, so much and no more, and the first of it at
// once where the person wants that.
import { type WatchDayEvent, type WatchHit, watchDayEvents } from "@sb/contracts/watch/events.ts";
import { WATCH_LIMITS, type WatchPace } from "@sb/contracts/watch/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type HitWatch = { readonly type: "Hit" } & WatchHit["data"];
export type WatchDayCommand = HitWatch | { readonly type: "MarkMailed"; readonly userId: string; readonly day: string };

export type WatchDayState = {
  readonly hits: readonly WatchHit["data"][];
  readonly isMailed: boolean;
};

export const watchDayDecider: Decider<WatchDayCommand, WatchDayEvent, WatchDayState> = {
  events: watchDayEvents,
  initialState: { hits: [], isMailed: false },
  evolve: (state, event) => {
    switch (event.type) {
      case "WatchHit":
        return { ...state, hits: [...state.hits, event.data] };
      case "WatchDigestMailed":
        return { ...state, isMailed: true };
      default:
        throw unknownEvent(event);
    }
  },
  decide: (command, state) => {
    if (command.type === "Hit") return hit(command, state);
    const { userId, day } = command;
    return state.isMailed ? [] : [{ type: "WatchDigestMailed", version: 1, data: { userId, day } }];
  },
};

function hit({ type: _, ...data }: HitWatch, { hits }: WatchDayState): readonly WatchDayEvent[] {
  const isKnown = hits.some(({ hitId }) => hitId === data.hitId);
  if (isKnown || hits.length >= WATCH_LIMITS.hitsADay) return [];
  return [{ type: "WatchHit", version: 1, data: { ...data, pace: paceOf(data.pace, hits) } }];
}

/** Nobody gets mail after mail: past a number of them, the rest waits for the day's mail. */
function paceOf(pace: WatchPace, hits: WatchDayState["hits"]): WatchPace {
  const mailed = hits.filter((each) => each.pace === "AT_ONCE").length;
  return mailed < WATCH_LIMITS.mailsADay ? pace : "DAILY";
}
