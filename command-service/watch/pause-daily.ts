// Pauses all of a person's watches that are told of daily: what the link of the day's mail does.
import { watcherStream, watchStream } from "@sb/contracts/watch/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { watchDecider } from "./rules/decider.ts";
import { watchPlacesDecider } from "./rules/places.ts";

export async function pauseDaily(deps: WriteDeps, userId: string, context: CommandContext): Promise<void> {
  const { state: places } = await load(deps, watchPlacesDecider, watcherStream.of(userId));
  for (const { watchSeq } of places)
    await deps.handle(watchDecider, watchStream.of(watchSeq), { type: "PauseDaily" }, context);
}
