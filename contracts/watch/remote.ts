// Calls of jobs on the watches' rules.
import { defineRemote } from "../remote.ts";
import type { Seen, WatchHit } from "./events.ts";
import type { WatchKind, WatchOccasion, WatchPace } from "./model.ts";

/** A hit of a watch. `cause`: the id of the event about the report, which no event about the watch names. */
export type Sight = {
  readonly cause: string;
  readonly watchSeq: number;
  readonly userId: string;
  readonly kind: WatchKind;
  readonly pace: WatchPace;
  readonly occasion: WatchOccasion;
  readonly seen: Seen;
};

export type WatchRemote = {
  /** Nothing where the watch has ended or is paused, where it is known, and past the limit of a day. */
  readonly hit: (sight: Sight) => Promise<void>;
  readonly markMailed: (userId: string, day: string) => Promise<void>;
  /** The hits of a person's watches on a day, oldest first. */
  readonly hitsOn: (userId: string, day: string) => Promise<readonly WatchHit["data"][]>;
};
export const watchRemote = defineRemote<WatchRemote>("watches", { hit: true, markMailed: true, hitsOn: true });
