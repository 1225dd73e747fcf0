// The watches' rules as other services ask for them (contracts/watch/remote.ts).
import { watchDayId } from "@sb/contracts/watch/model.ts";
import type { WatchRemote } from "@sb/contracts/watch/remote.ts";
import { watchDayStream, watchStream } from "@sb/contracts/watch/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { watchDayDecider } from "./rules/day.ts";
import { watchDecider } from "./rules/decider.ts";

const ACTOR = "system:watch-jobs";

export const remote = ((deps: WriteDeps): WatchRemote => {
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
}) satisfies RemotePart;

/** A text that was sealed after the watch's end has a key again. */
async function forgetIfEnded(deps: WriteDeps, watchSeq: number): Promise<void> {
  const { state } = await load(deps, watchDecider, watchStream.of(watchSeq));
  if (state.status === "ENDED") await deps.vault.shred(watchStream.of(watchSeq));
}
