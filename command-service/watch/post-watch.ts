import { watcherStream, watchStream } from "@sb/contracts/watch/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import { draft } from "@sb/platform/decide/draft.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf, type WriteDeps } from "../runtime/deps.ts";
import { type StartWatch, watchDecider } from "./rules/decider.ts";
import { watchPlacesDecider } from "./rules/places.ts";
import { whatOf } from "./what.ts";

/** The place is taken in the same commit, so that requests sent at once can't pass the limit together. */
export function postWatch(deps: WriteDeps): Handler<"POST watch"> {
  return async ({ body, idempotencyKey, ...from }) => {
    const { userId, membership } = from.caller;
    const { sameAs, ...what } = whatOf(deps.vault, body);
    const context = contextOf(deps, from);
    const { seq, position, repeated } = await createOnce(deps, {
      person: userId,
      route: "POST watch",
      key: idempotencyKey,
      body,
      decider: watchDecider,
      stream: watchStream.of,
      context,
      along: (watchSeq, isNew) => {
        const take = { type: "Take", watchSeq, membership, sameAs } as const;
        return draft(deps, watchPlacesDecider, watcherStream.of(userId), take, context, isNew);
      },
      command: (watchSeq): StartWatch => {
        const { on, pace } = body;
        return { type: "Start", watchSeq, userId, membership, on, pace, ...what };
      },
    });
    return { body: { watchSeq: seq }, position, repeated };
  };
}
