import { watcherStream, watchStream } from "@sb/contracts/watch/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import { draft } from "@sb/platform/decide/draft.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { onceFrom, type WriteDeps } from "../runtime/deps.ts";
import { watchDecider } from "./rules/decider.ts";
import { watchPlacesDecider } from "./rules/places.ts";
import { whatOf } from "./what.ts";

/** The place is taken in the same commit, so that requests sent at once can't pass the limit together. */
export function postWatch(deps: WriteDeps): Handler<"POST watch"> {
  return async ({ body, ...from }) => {
    const { userId, membership } = from.caller;
    const { sameAs, ...what } = whatOf(deps.vault, body);
    const { on, pace } = body;
    const creation = { ...onceFrom(deps, from, body), stream: watchStream.of };
    const { seq, position, repeated } = await createOnce(deps, creation, async ({ seq: watchSeq, isNew, append }) => {
      const take = { type: "Take", watchSeq, membership, sameAs } as const;
      const places = watcherStream.of(userId);
      const place = await draft(deps, watchPlacesDecider, places, take, creation.context, isNew);
      return append(watchDecider, { type: "Start", watchSeq, userId, membership, on, pace, ...what }, place);
    });
    return { body: { watchSeq: seq }, position, repeated };
  };
}
