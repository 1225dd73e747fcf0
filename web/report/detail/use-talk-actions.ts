import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { under } from "../../api/keys.ts";
import type { CommentActions } from "../../comments/comment.ts";

type TalkActions = Required<Omit<CommentActions, "onMoreReplies">> & {
  readonly onLike: (like: boolean) => Promise<unknown>;
};

/**
 * Actions under a report. Each refetches what shows it: the report counts comments and likes. `reload` refetches
 * what no query holds.
 */
export function useTalkActions(dclrSeq: number, reload: () => Promise<void>): TalkActions {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey: under("report") }), reload()]);
  return {
    onLike: async (like) => {
      await call("POST report/like", { body: { dclrSeq, like } });
      await refresh();
    },
    onComment: async (content, { idempotencyKey }) => {
      await call("POST report/comment", { body: { dclrSeq, content }, idempotencyKey });
      await refresh();
    },
    onReply: async (commentSeq, content, { idempotencyKey }) => {
      await call("POST report/reply", { body: { dclrSeq, commentSeq, content }, idempotencyKey });
      await refresh();
    },
    onDelete: async (commentSeq) => {
      await call("POST report/comment/delete", { body: { commentSeq } });
      await refresh();
    },
    onFlag: (commentSeq, reason) => call("POST report/comment/flag", { body: { commentSeq, reason } }),
  };
}
