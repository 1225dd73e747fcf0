// Calls of jobs on watches. The workers are given this.
import type { WatchKind, WatchOccasion, WatchPace } from "@sb/contracts/codes.ts";
import type { Seen, WatchHit } from "@sb/contracts/watch/events.ts";
import { watchDayId } from "@sb/contracts/watch/model.ts";
import { watchDayStream, watchStream } from "@sb/contracts/watch/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { watchDayDecider } from "./rules/day.ts";
import { watchDecider } from "./rules/decider.ts";

const ACTOR = "system:watch-jobs";

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

export type WatchSystem = {
  /** Nothing where the watch has ended or is paused, where it is known, and past the limit of a day. */
  readonly hit: (sight: Sight) => Promise<void>;
  readonly markMailed: (userId: string, day: string) => Promise<void>;
  /** The hits of a person's watches on a day, oldest first. */
  readonly hitsOn: (userId: string, day: string) => Promise<readonly WatchHit["data"][]>;
};

export function createWatchSystem(deps: WriteDeps): WatchSystem {
  const { vault, clock, handle } = deps;
  return {
    async hit({ cause, seen, ...sight }) {
      const { watchSeq, userId } = sight;
      const { state } = await load(deps, watchDecider, watchStream.of(watchSeq));
      if (state.status !== "ACTIVE") return;
      const hitId = vault.mac("watch-hit", `${cause}.${watchSeq}`);
      const day = clock().slice(0, 10);
      const sealed = await vault.seal(watchStream.of(watchSeq), seen);
      const command = { type: "Hit", ...sight, hitId, day, sealed } as const;
      const stream = watchDayStream.of(watchDayId(userId, day));
      await handle(watchDayDecider, stream, command, contextFor(deps, ACTOR, hitId));
      await forgetIfEnded(deps, watchSeq);
    },
    async markMailed(userId, day) {
      const stream = watchDayStream.of(watchDayId(userId, day));
      const command = { type: "MarkMailed", userId, day } as const;
      await handle(watchDayDecider, stream, command, contextFor(deps, ACTOR, `${userId}.${day}`));
    },
    async hitsOn(userId, day) {
      return (await load(deps, watchDayDecider, watchDayStream.of(watchDayId(userId, day)))).state.hits;
    },
  };
}

/** A text that was sealed after the watch's end has a key again. */
async function forgetIfEnded(deps: WriteDeps, watchSeq: number): Promise<void> {
  const { state } = await load(deps, watchDecider, watchStream.of(watchSeq));
  if (state.status === "ENDED") await deps.vault.shred(watchStream.of(watchSeq));
}
