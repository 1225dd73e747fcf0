// The rules of a person's places for watches: so many, and none for what is watched already.
import { Refused } from "@sb/contracts/refused.ts";
import { type WatcherEvent, watcherEvents } from "@sb/contracts/watch/events.ts";
import { WATCH_LIMITS } from "@sb/contracts/watch/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type WatchPlace = { readonly watchSeq: number; readonly membership: number; readonly sameAs: string };
export type WatchPlaceCommand =
  | ({ readonly type: "Take" } & WatchPlace)
  | { readonly type: "Leave"; readonly watchSeq: number };

export const watchPlacesDecider: Decider<WatchPlaceCommand, WatcherEvent, readonly WatchPlace[]> = {
  events: watcherEvents,
  initialState: [],
  evolve: (places, event) => {
    switch (event.type) {
      case "WatchPlaceTaken":
        return [...places, event.data];
      case "WatchPlaceLeft":
        return places.filter(({ watchSeq }) => watchSeq !== event.data.watchSeq);
      default:
        throw unknownEvent(event);
    }
  },
  decide: (command, places) => {
    const { watchSeq } = command;
    const isThere = places.some((place) => place.watchSeq === watchSeq);
    if (command.type === "Leave") return isThere ? [{ type: "WatchPlaceLeft", version: 1, data: { watchSeq } }] : [];
    if (isThere) return [];
    const { membership, sameAs } = command;
    if (places.some((place) => place.sameAs === sameAs)) throw new Refused("ALREADY_WATCHED");
    if (places.length >= WATCH_LIMITS.watches) throw new Refused("TOO_MANY_WATCHES");
    return [{ type: "WatchPlaceTaken", version: 1, data: { watchSeq, membership, sameAs } }];
  },
};
