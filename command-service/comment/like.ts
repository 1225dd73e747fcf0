// Sets a person's like of a target.
import type { CommentedThing } from "@sb/contracts/comment/events.ts";
import { likeId } from "@sb/contracts/comment/model.ts";
import { likeStream } from "@sb/contracts/comment/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { type OnceFrom, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import { likeDecider } from "./rules/like-decider.ts";
import { requireOpen } from "./targets.ts";

type Liking = OnceFrom & {
  readonly target: CommentedThing;
  readonly body: { readonly like: boolean };
};

/** Throws NOT_FOUND where not everybody may read the target. */
export async function setLike(deps: WriteDeps, { target, body, ...from }: Liking) {
  const { userId } = from.caller;
  await requireOpen(deps, target);
  const command = { target, userId, like: body.like, isKeyed: from.idempotencyKey !== undefined };
  const stream = likeStream.of(likeId(target, userId));
  const { state, position } = await handleOnce(deps, onceFrom(deps, from, body), likeDecider, stream, command);
  return { liked: state.liked, position };
}
