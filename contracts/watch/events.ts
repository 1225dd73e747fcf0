// The facts of watching (docs/subjects/watches.md): a watch (`watch-{watchSeq}`), a person's places for watches
// (`watcher-{userId}`), and what a person's watches saw on one day (`watchday-{userId}~{day}`).
import * as z from "zod";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { WATCH_KINDS, WATCH_OCCASIONS, WATCH_PACES } from "./model.ts";

const text = z.string();

/** The watched target or words: one of the two. Never stored but sealed, with the watch's own key. */
export const Watched = z.object({
  /** As it is shown, and the one spelling that reports on it share. */
  adrs: text.optional(),
  addressKey: text.optional(),
  searchKeyword: text.optional(),
});
export type Watched = DeepReadonly<z.output<typeof Watched>>;

const Watch = z.object({ watchSeq: z.int(), userId: text });
const Settings = z.object({ on: z.array(z.enum(WATCH_OCCASIONS)), pace: z.enum(WATCH_PACES) });

export const WatchStarted = defineEvent("WatchStarted", {
  version: 1,
  data: Watch.extend({
    membership: z.int(),
    kind: z.enum(WATCH_KINDS),
    ...Settings.shape,
    /** A keyed hash of the target, or of one word of the search: reports with the same are looked at. */
    topic: text,
  }),
  secret: Watched,
});
export type WatchStarted = EventFrom<typeof WatchStarted>;

const WatchChanged = defineEvent("WatchChanged", { version: 1, data: Watch.extend(Settings.shape) });

const WatchPaused = defineEvent("WatchPaused", { version: 1, data: Watch });
const WatchResumed = defineEvent("WatchResumed", { version: 1, data: Watch });

/** Its key is destroyed: nobody can read what was watched. `topic` as it began with. */
export const WatchEnded = defineEvent("WatchEnded", {
  version: 1,
  data: Watch.extend({ topic: text, because: z.enum(["PERSON", "LINK", "LEFT"]) }),
});
export type WatchEnded = EventFrom<typeof WatchEnded>;

export const watchEvents = defineEvents(WatchStarted, WatchChanged, WatchPaused, WatchResumed, WatchEnded);
export type WatchEvent = EventIn<typeof watchEvents>;

const Place = z.object({ watchSeq: z.int() });
/** `sameAs`: a keyed hash of what is watched, so that nobody watches the same twice. */
export const WatchPlaceTaken = defineEvent("WatchPlaceTaken", {
  version: 1,
  data: Place.extend({ membership: z.int(), sameAs: text }),
});
export type WatchPlaceTaken = EventFrom<typeof WatchPlaceTaken>;
export const WatchPlaceLeft = defineEvent("WatchPlaceLeft", { version: 1, data: Place });
export type WatchPlaceLeft = EventFrom<typeof WatchPlaceLeft>;

export const watcherEvents = defineEvents(WatchPlaceTaken, WatchPlaceLeft);
export type WatcherEvent = EventIn<typeof watcherEvents>;

/** Which report a watch saw; absent where there is none to read any more. Sealed with the watch's own key. */
export const Seen = z.object({ dclrSeq: z.int().optional() });
export type Seen = DeepReadonly<z.output<typeof Seen>>;

/** A watch saw something, and the person is told by mail: at once, or with the day's mail. */
export const WatchHit = defineEvent("WatchHit", {
  version: 1,
  data: Watch.extend({
    /** A keyed hash of what happened and the watch: the same is told once. */
    hitId: text,
    kind: z.enum(WATCH_KINDS),
    occasion: z.enum(WATCH_OCCASIONS),
    pace: z.enum(WATCH_PACES),
    /** `YYYY-MM-DD`, UTC. */
    day: text,
    /** `Seen`. */
    sealed: text,
  }),
});
export type WatchHit = EventFrom<typeof WatchHit>;

const WatchDigestMailed = defineEvent("WatchDigestMailed", {
  version: 1,
  data: z.object({ userId: text, day: text }),
});

export const watchDayEvents = defineEvents(WatchHit, WatchDigestMailed);
export type WatchDayEvent = EventIn<typeof watchDayEvents>;
