// The comment subject's writes: one handler per route. What can be commented on differs, the rest is one.
import type { CommentCommandKey } from "@sb/contracts/comment/routes.ts";
import { commentStream } from "@sb/contracts/comment/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handled } from "@sb/platform/decider.ts";
import type { Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { setLike } from "./like.ts";
import { seeRefused } from "./refused.ts";
import { type CommentCommand, type CommentState, commentDecider } from "./rules/decider.ts";
import { writeComment } from "./write.ts";

type JudgeKey = "POST admin/comment/hide" | "POST admin/comment/restore";
type DeleteKey = Extract<CommentCommandKey, `${string}/comment/delete`>;

const report = (seq: number) => ({ kind: "REPORT", seq }) as const;
const news = (seq: number) => ({ kind: "NEWS", seq }) as const;
const saferView = (seq: number) => ({ kind: "SAFER_VIEW", seq }) as const;

export const routes = ((deps: WriteDeps): Handlers<CommentCommandKey> => {
  const handle = (seq: number, command: CommentCommand, from: FromMember): Promise<Handled<CommentState>> =>
    deps.handle(commentDecider, commentStream.of(seq), command, contextOf(deps, from));

  const write = async (writing: Parameters<typeof writeComment>[1]) => {
    const { seq, position } = await writeComment(deps, writing);
    return { body: { commentSeq: seq }, position };
  };

  const remove = async ({ body: { commentSeq }, ...from }: HttpRequest<DeleteKey>) => {
    const { position } = await handle(commentSeq, { type: "Delete", userId: from.caller.userId }, from);
    await deps.vault.shred(commentStream.of(commentSeq));
    return { body: undefined, position };
  };

  const judge =
    (type: "Hide" | "Restore") =>
    async ({ body, ...from }: HttpRequest<JudgeKey>) => {
      const stream = commentStream.of(body.commentSeq);
      const command = { type, reason: body.reason };
      const { position } = await handleOnce(deps, onceFrom(deps, from, body), commentDecider, stream, command);
      return { body: undefined, position };
    };

  return {
    "POST report/comment": ({ body: { dclrSeq, content }, ...from }) =>
      write({ ...from, target: report(dclrSeq), content }),
    "POST report/reply": ({ body: { dclrSeq, commentSeq: parentSeq, content }, ...from }) =>
      write({ ...from, target: report(dclrSeq), parentSeq, content }),
    "POST report/comment/delete": remove,
    "POST report/comment/flag": async ({ body: { commentSeq, reason }, ...from }) => {
      const { position } = await handle(commentSeq, { type: "Flag", userId: from.caller.userId, reason }, from);
      return { body: undefined, position };
    },
    "POST report/like": async ({ body, ...from }) => {
      const { dclrSeq } = body;
      const { liked, position } = await setLike(deps, { ...from, body, target: report(dclrSeq) });
      return { body: { dclrSeq, liked }, position };
    },
    "POST insight/safer-view/comment": ({ body: { viewSeq, content }, ...from }) =>
      write({ ...from, target: saferView(viewSeq), content }),
    "POST insight/safer-view/comment/reply": ({ body: { viewSeq, commentSeq: parentSeq, content }, ...from }) =>
      write({ ...from, target: saferView(viewSeq), parentSeq, content }),
    "POST insight/safer-view/comment/delete": remove,
    "POST insight/safer-view/like": async ({ body, ...from }) => {
      const { viewSeq } = body;
      const { liked, position } = await setLike(deps, { ...from, body, target: saferView(viewSeq) });
      return { body: { viewSeq, liked }, position };
    },
    "POST insight/block-news/like": async ({ body, ...from }) => {
      const { newsSeq } = body;
      const { liked, position } = await setLike(deps, { ...from, body, target: news(newsSeq) });
      return { body: { newsSeq, liked }, position };
    },
    "POST admin/comment/hide": judge("Hide"),
    "POST admin/comment/restore": judge("Restore"),
    "POST admin/comment/refused/seen": async ({ body, ...from }) => {
      const { position } = await seeRefused(deps, body, contextOf(deps, from));
      return { body: undefined, position };
    },
  };
}) satisfies CommandRoutes;
