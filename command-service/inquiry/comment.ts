// Comments on an inquiry. Each is sealed with a key of its own, which deleting it destroys.
import { inquiryCommentKeyOwner, inquiryEvents } from "@sb/contracts/inquiry/events.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { newSeq } from "@sb/platform/ids.ts";
import { contextOf, onceFrom } from "../runtime/deps.ts";
import type { InquiryDeps } from "./deps.ts";
import type { LeaveComment } from "./rules/commands.ts";
import { requireCommenter } from "./rules/comments.ts";
import { inquiryDecider } from "./rules/decider.ts";
import { requireThere } from "./rules/require.ts";

export function postComment(deps: InquiryDeps): Handler<"POST support/inquiry/comment/leave"> {
  return async ({ body, ...from }) => {
    const { seq, content } = body;
    const { userId: authorId, isAdmin } = from.caller;
    const stream = inquiryStream.of(seq);
    // The rules ask again; this spares making a key for what they would refuse.
    requireCommenter({ authorId, isAdmin }, requireThere((await load(deps, inquiryDecider, stream)).state));
    const commentSeq = newSeq();
    const sealedText = await deps.vault.seal(inquiryCommentKeyOwner(seq, commentSeq), { content });
    const command: LeaveComment = { type: "Comment", commentSeq, authorId, isAdmin, content, sealedText };
    const { position, outcome, cause } = await handleOnce(
      deps,
      onceFrom(deps, from, body),
      inquiryDecider,
      stream,
      command,
    );
    const isRepeat = outcome === "REPEATED";
    const left = isRepeat ? await commentCausedBy(deps, stream, cause) : commentSeq;
    return { body: { commentSeq: left }, position, repeated: isRepeat };
  };
}

/** The comment that the same request left before: the answer to its repetition names that one. */
async function commentCausedBy(
  { eventStore }: InquiryDeps,
  stream: string,
  cause: string | undefined,
): Promise<number> {
  const { events } = await eventStore.readStream(stream);
  for (const stored of events) {
    if (stored.meta.causationId !== cause) continue;
    const event = inquiryEvents.read(stored);
    if (event.type === "InquiryCommented") return event.data.commentSeq;
  }
  throw new Error("the repeated comment is not in its stream");
}

export function postCommentDelete(deps: InquiryDeps): Handler<"POST support/inquiry/comment/delete"> {
  return async ({ body: { seq, commentSeq }, ...from }) => {
    const command = { type: "DeleteComment", authorId: from.caller.userId, commentSeq } as const;
    const { position } = await deps.handle(inquiryDecider, inquiryStream.of(seq), command, contextOf(deps, from));
    await deps.vault.shred(inquiryCommentKeyOwner(seq, commentSeq));
    return { body: undefined, position };
  };
}
