// The watch subject's writes: one handler per route.

import { Refused } from "@sb/contracts/refused.ts";
import { readWatchToken } from "@sb/contracts/watch/links.ts";
import type { WatchCommandKey } from "@sb/contracts/watch/routes.ts";
import { watcherStream, watchStream } from "@sb/contracts/watch/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextFor, contextOf, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { endWatch } from "./end.ts";
import { postWatch } from "./post-watch.ts";
import { watchDecider } from "./rules/decider.ts";
import { watchPlacesDecider } from "./rules/places.ts";

/** The actor who has the link of a mail. */
const ACTOR = "anyone";

export const routes = ((deps: WriteDeps): Handlers<WatchCommandKey> => {
  return {
    "POST watch": postWatch(deps),
    "POST watch/change": async ({ body: { watchSeq, ...change }, ...from }) => {
      const command = { type: "Change", userId: from.caller.userId, ...change } as const;
      const { position } = await deps.handle(watchDecider, watchStream.of(watchSeq), command, contextOf(deps, from));
      return { body: undefined, position };
    },
    "POST watch/end": async ({ body: { watchSeq }, ...from }) => {
      const command = { type: "End", userId: from.caller.userId } as const;
      return { body: undefined, position: await endWatch(deps, watchSeq, command, contextOf(deps, from)) };
    },
    "POST watch/link": async ({ query: { token }, requestId }) => {
      const link = readWatchToken(deps.vault.mac, token);
      if (!link) throw new Refused("LINK_EXPIRED");
      const context = contextFor(deps, ACTOR, requestId);
      if ("watchSeq" in link) await endWatch(deps, link.watchSeq, { type: "EndByLink" }, context);
      else await pauseDaily(deps, link.userId, context);
      return { body: undefined };
    },
  };
}) satisfies CommandRoutes;

/** Pauses all of a person's watches that are told of daily: the link of the day's mail does that. */
async function pauseDaily(deps: WriteDeps, userId: string, context: CommandContext): Promise<void> {
  const { state: places } = await load(deps, watchPlacesDecider, watcherStream.of(userId));
  for (const { watchSeq } of places)
    await deps.handle(watchDecider, watchStream.of(watchSeq), { type: "PauseDaily" }, context);
}
