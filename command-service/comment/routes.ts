// The comment subject's writes: one handler per route.
import { likeId } from "@sb/contracts/comment/model.ts";
import type { CommentCommandKey } from "@sb/contracts/comment/routes.ts";
import { commentStream, likeStream } from "@sb/contracts/comment/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handled } from "@sb/platform/decider.ts";
import type { Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import { type CommentCommand, type CommentState, commentDecider } from "./rules/decider.ts";
import { likeDecider } from "./rules/like-decider.ts";
import { requireOpen } from "./targets.ts";
import { writeComment } from "./write.ts";

type JudgeKey = Extract<CommentCommandKey, `POST admin/${string}`>;

export function commentRoutes(deps: WriteDeps): Handlers<CommentCommandKey> {
  const handle = (seq: number, command: CommentCommand, from: FromMember): Promise<Handled<CommentState>> =>
    deps.handle(commentDecider, commentStream.of(seq), command, contextOf(deps, from));

  const judge =
    (route: JudgeKey, type: "Hide" | "Restore") =>
    async ({ body, idempotencyKey, ...from }: HttpRequest<JudgeKey>) => {
      const { position } = await handleOnce(deps, {
        person: from.caller.userId,
        route,
        key: idempotencyKey,
        body,
        decider: commentDecider,
        stream: commentStream.of(body.commentSeq),
        command: { type, reason: body.reason },
        context: contextOf(deps, from),
      });
      return { body: undefined, position };
    };

  return {
    "POST report/comment": async ({ body: { dclrSeq, content }, ...from }) => {
      const target = { kind: "REPORT", seq: dclrSeq } as const;
      const { seq, position } = await writeComment(deps, { ...from, route: "POST report/comment", target, content });
      return { body: { commentSeq: seq }, position };
    },
    "POST report/reply": async ({ body: { dclrSeq, commentSeq: parentSeq, content }, ...from }) => {
      const target = { kind: "REPORT", seq: dclrSeq } as const;
      const reply = { ...from, route: "POST report/reply", target, parentSeq, content } as const;
      const { seq, position } = await writeComment(deps, reply);
      return { body: { commentSeq: seq }, position };
    },
    "POST report/comment/delete": async ({ body: { commentSeq }, ...from }) => {
      const { position } = await handle(commentSeq, { type: "Delete", userId: from.caller.userId }, from);
      await deps.vault.shred(commentStream.of(commentSeq));
      return { body: undefined, position };
    },
    "POST report/comment/flag": async ({ body: { commentSeq, reason }, ...from }) => {
      const { position } = await handle(commentSeq, { type: "Flag", userId: from.caller.userId, reason }, from);
      return { body: undefined, position };
    },
    "POST report/like": async ({ body, idempotencyKey, ...from }) => {
      const { userId } = from.caller;
      const target = { kind: "REPORT", seq: body.dclrSeq } as const;
      await requireOpen(deps, target);
      const { state, position } = await handleOnce(deps, {
        person: userId,
        route: "POST report/like",
        key: idempotencyKey,
        body,
        decider: likeDecider,
        stream: likeStream.of(likeId(target, userId)),
        command: { target, userId, like: body.like, isKeyed: idempotencyKey !== undefined },
        context: contextOf(deps, from),
      });
      return { body: { dclrSeq: body.dclrSeq, liked: state.liked }, position };
    },
    "POST admin/comment/hide": judge("POST admin/comment/hide", "Hide"),
    "POST admin/comment/restore": judge("POST admin/comment/restore", "Restore"),
  };
}
