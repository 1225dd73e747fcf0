// Ends a watch: what was watched is destroyed, and its place is free again.
import { watcherStream, watchStream } from "@sb/contracts/watch/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { type WatchCommand, watchDecider } from "./rules/decider.ts";
import { watchPlacesDecider } from "./rules/places.ts";

type Ending = Extract<WatchCommand, { readonly type: `End${string}` }>;

/** Idempotent: the follow-up does the last two steps again after a crash. Answers with the position. */
export async function endWatch(deps: WriteDeps, watchSeq: number, command: Ending, context: CommandContext) {
  const { state, position } = await deps.handle(watchDecider, watchStream.of(watchSeq), command, context);
  if (state.status === "ENDED") await clearWatch(deps, state, context);
  return position;
}

type Ended = { readonly watchSeq: number; readonly userId: string };

export async function clearWatch(
  { handle, vault }: Pick<WriteDeps, "handle" | "vault">,
  { watchSeq, userId }: Ended,
  context: CommandContext,
): Promise<void> {
  await vault.shred(watchStream.of(watchSeq));
  await handle(watchPlacesDecider, watcherStream.of(userId), { type: "Leave", watchSeq }, context);
}
