// Sets a person's like of a target.
import type { Target } from "@sb/contracts/comment/events.ts";
import { likeId } from "@sb/contracts/comment/model.ts";
import type { CommentCommandKey } from "@sb/contracts/comment/routes.ts";
import { likeStream } from "@sb/contracts/comment/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import { likeDecider } from "./rules/like-decider.ts";
import { requireOpen } from "./targets.ts";

type Liking = FromMember & {
  readonly route: Extract<CommentCommandKey, `${string}/like`>;
  readonly target: Target;
  readonly body: { readonly like: boolean };
  readonly idempotencyKey: string | undefined;
};

/** Throws NOT_FOUND where not everybody may read the target. */
export async function setLike(deps: WriteDeps, { route, target, body, idempotencyKey, ...from }: Liking) {
  const { userId } = from.caller;
  await requireOpen(deps, target);
  const { state, position } = await handleOnce(deps, {
    person: userId,
    route,
    key: idempotencyKey,
    body,
    decider: likeDecider,
    stream: likeStream.of(likeId(target, userId)),
    command: { target, userId, like: body.like, isKeyed: idempotencyKey !== undefined },
    context: contextOf(deps, from),
  });
  return { liked: state.liked, position };
}
