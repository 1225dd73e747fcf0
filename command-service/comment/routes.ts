// The comment subject's writes: one handler per route. What can be commented on differs, the rest is one.
import type { CommentCommandKey } from "@sb/contracts/comment/routes.ts";
import { commentStream } from "@sb/contracts/comment/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handled } from "@sb/platform/decider.ts";
import type { Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import { setLike } from "./like.ts";
import { seeRefused } from "./refused.ts";
import { type CommentCommand, type CommentState, commentDecider } from "./rules/decider.ts";
import { writeComment } from "./write.ts";

type JudgeKey = "POST admin/comment/hide" | "POST admin/comment/restore";
type WriteKey = Extract<CommentCommandKey, `${string}/comment` | `${string}/reply`>;
type DeleteKey = Extract<CommentCommandKey, `${string}/comment/delete`>;

const report = (seq: number) => ({ kind: "REPORT", seq }) as const;
const news = (seq: number) => ({ kind: "NEWS", seq }) as const;
const saferView = (seq: number) => ({ kind: "SAFER_VIEW", seq }) as const;

export function commentRoutes(deps: WriteDeps): Handlers<CommentCommandKey> {
  const handle = (seq: number, command: CommentCommand, from: FromMember): Promise<Handled<CommentState>> =>
    deps.handle(commentDecider, commentStream.of(seq), command, contextOf(deps, from));

  const write = async (route: WriteKey, writing: Omit<Parameters<typeof writeComment>[1], "route">) => {
    const { seq, position } = await writeComment(deps, { ...writing, route });
    return { body: { commentSeq: seq }, position };
  };

  const remove = async ({ body: { commentSeq }, ...from }: HttpRequest<DeleteKey>) => {
    const { position } = await handle(commentSeq, { type: "Delete", userId: from.caller.userId }, from);
    await deps.vault.shred(commentStream.of(commentSeq));
    return { body: undefined, position };
  };

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
    "POST report/comment": ({ body: { dclrSeq, content }, ...from }) =>
      write("POST report/comment", { ...from, target: report(dclrSeq), content }),
    "POST report/reply": ({ body: { dclrSeq, commentSeq: parentSeq, content }, ...from }) =>
      write("POST report/reply", { ...from, target: report(dclrSeq), parentSeq, content }),
    "POST report/comment/delete": remove,
    "POST report/comment/flag": async ({ body: { commentSeq, reason }, ...from }) => {
      const { position } = await handle(commentSeq, { type: "Flag", userId: from.caller.userId, reason }, from);
      return { body: undefined, position };
    },
    "POST report/like": async ({ body, ...from }) => {
      const { dclrSeq } = body;
      const liking = { ...from, route: "POST report/like", body, target: report(dclrSeq) } as const;
      const { liked, position } = await setLike(deps, liking);
      return { body: { dclrSeq, liked }, position };
    },
    "POST insight/safer-view/comment": ({ body: { viewSeq, content }, ...from }) =>
      write("POST insight/safer-view/comment", { ...from, target: saferView(viewSeq), content }),
    "POST insight/safer-view/comment/reply": ({ body: { viewSeq, commentSeq: parentSeq, content }, ...from }) =>
      write("POST insight/safer-view/comment/reply", { ...from, target: saferView(viewSeq), parentSeq, content }),
    "POST insight/safer-view/comment/delete": remove,
    "POST insight/safer-view/like": async ({ body, ...from }) => {
      const { viewSeq } = body;
      const liking = { ...from, route: "POST insight/safer-view/like", body, target: saferView(viewSeq) } as const;
      const { liked, position } = await setLike(deps, liking);
      return { body: { viewSeq, liked }, position };
    },
    "POST insight/block-news/like": async ({ body, ...from }) => {
      const { newsSeq } = body;
      const liking = { ...from, route: "POST insight/block-news/like", body, target: news(newsSeq) } as const;
      const { liked, position } = await setLike(deps, liking);
      return { body: { newsSeq, liked }, position };
    },
    "POST admin/comment/hide": judge("POST admin/comment/hide", "Hide"),
    "POST admin/comment/restore": judge("POST admin/comment/restore", "Restore"),
    "POST admin/comment/refused/seen": async ({ body, ...from }) => {
      const { position } = await seeRefused(deps, body, contextOf(deps, from));
      return { body: undefined, position };
    },
  };
}
