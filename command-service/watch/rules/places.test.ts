import type { WatcherEvent } from "@sb/contracts/watch/events.ts";
import { WATCH_LIMITS } from "@sb/contracts/watch/model.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { watchPlacesDecider } from "./places.ts";

const place = (watchSeq: number) => ({ watchSeq, membership: 1, sameAs: `s${watchSeq}` });
const take = (watchSeq: number) => ({ type: "Take", ...place(watchSeq) }) as const;
const taken = (watchSeq: number): WatcherEvent => ({ type: "WatchPlaceTaken", version: 1, data: place(watchSeq) });
const left = (watchSeq: number): WatcherEvent => ({ type: "WatchPlaceLeft", version: 1, data: { watchSeq } });
const full = Array.from({ length: WATCH_LIMITS.watches }, (_, at) => taken(at + 1));

test("a place is taken and left, each once", () => {
  given(watchPlacesDecider).when(take(1)).expectEvents(taken(1));
  given(watchPlacesDecider, taken(1)).when(take(1)).expectEvents();
  given(watchPlacesDecider, taken(1)).when({ type: "Leave", watchSeq: 1 }).expectEvents(left(1));
  given(watchPlacesDecider, taken(1), left(1)).when({ type: "Leave", watchSeq: 1 }).expectEvents();
});

test("nobody watches the same twice, unless the first has ended", () => {
  const again = { ...take(2), sameAs: "s1" };
  given(watchPlacesDecider, taken(1)).when(again).expectRefusal("ALREADY_WATCHED");
  given(watchPlacesDecider, taken(1), left(1))
    .when(again)
    .expectEvents({ type: "WatchPlaceTaken", version: 1, data: { ...place(2), sameAs: "s1" } });
});

test("there are so many places and no more", () => {
  given(watchPlacesDecider, ...full)
    .when(take(999))
    .expectRefusal("TOO_MANY_WATCHES");
  given(watchPlacesDecider, ...full, left(1))
    .when(take(999))
    .expectEvents(taken(999));
});
