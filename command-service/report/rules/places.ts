// The rules of a person's places on a target: so many public reports, and no more.
import { Refused } from "@sb/contracts/refused.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { type PlaceEvent, placeEvents } from "@sb/contracts/report/places.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

/** Keep: the report stands there already, so it has a place whether there is room or not. */
export type PlaceCommand = { readonly type: "Take" | "Keep" | "Leave"; readonly dclrSeq: number };
/** The reports that have a place. */
export type Places = readonly number[];

export const placesDecider: Decider<PlaceCommand, PlaceEvent, Places> = {
  events: placeEvents,
  initialState: [],
  evolve: (places, event) => {
    switch (event.type) {
      case "PlaceTaken":
        return [...places, event.data.dclrSeq];
      case "PlaceLeft":
        return places.filter((dclrSeq) => dclrSeq !== event.data.dclrSeq);
      default:
        throw unknownEvent(event);
    }
  },
  decide: ({ type, dclrSeq }, places) => {
    const isThere = places.includes(dclrSeq);
    if (type === "Leave") return isThere ? [{ type: "PlaceLeft", version: 1, data: { dclrSeq } }] : [];
    if (isThere) return [];
    if (type === "Take" && places.length >= REPORT_LIMITS.onTarget) throw full();
    return [{ type: "PlaceTaken", version: 1, data: { dclrSeq } }];
  },
};

const full = () => new Refused("TOO_MANY_ON_TARGET", [{ path: "declare.adrs", code: "TOO_MANY_ON_TARGET" }]);
