// The inquiry subject's writes: one handler per route.
import type { InquiryCommandKey } from "@sb/contracts/inquiry/routes.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, onceFrom } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { postComment, postCommentDelete } from "./comment.ts";
import type { InquiryDeps } from "./deps.ts";
import { postModify } from "./post-modify.ts";
import { postSubmit } from "./post-submit.ts";
import { inquiryDecider } from "./rules/decider.ts";
import { shredInquiry } from "./shred.ts";

export const routes = ((deps: InquiryDeps): Handlers<InquiryCommandKey> => {
  return {
    "POST support/inquiry/submit": postSubmit(deps),
    "POST support/inquiry/modify": postModify(deps),
    "POST support/inquiry/delete": async ({ body: { seq }, ...from }) => {
      const command = { type: "Delete", userId: from.caller.userId } as const;
      const context = contextOf(deps, from);
      const { state, position } = await deps.handle(inquiryDecider, inquiryStream.of(seq), command, context);
      await shredInquiry(deps.vault, state);
      return { body: undefined, position };
    },
    "POST support/inquiry/comment/leave": postComment(deps),
    "POST support/inquiry/comment/delete": postCommentDelete(deps),
    "POST admin/inquiry/answer": async ({ body, ...from }) => {
      const { seq, ...answer } = body;
      const command = { type: "Answer", ...answer } as const;
      const once = onceFrom(deps, from, body);
      const { position } = await handleOnce(deps, once, inquiryDecider, inquiryStream.of(seq), command);
      return { body: undefined, position };
    },
  };
}) satisfies CommandRoutes;
