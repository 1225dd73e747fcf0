// What jobs ask of the command side about watches; the composition root gives it.
import type { WatchKind, WatchOccasion, WatchPace } from "@sb/contracts/codes.ts";
import type { Seen, WatchHit } from "@sb/contracts/watch/events.ts";

export type WatchSteps = {
  readonly hit: (sight: {
    /** The id of the event about the report. */
    readonly cause: string;
    readonly watchSeq: number;
    readonly userId: string;
    readonly kind: WatchKind;
    readonly pace: WatchPace;
    readonly occasion: WatchOccasion;
    readonly seen: Seen;
  }) => Promise<void>;
  readonly markMailed: (userId: string, day: string) => Promise<void>;
  readonly hitsOn: (userId: string, day: string) => Promise<readonly WatchHit["data"][]>;
};
