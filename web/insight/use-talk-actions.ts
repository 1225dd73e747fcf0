import { useQueryClient } from "@tanstack/react-query";
import { call } from "../api/client.ts";
import { keys } from "../api/keys.ts";
import type { CommentActions } from "../comments/comment.ts";

type TalkActions = Required<Omit<CommentActions, "onMoreReplies">> & {
  readonly onLike: (like: boolean) => Promise<unknown>;
};

/**
 * What people do under an article. Each refetches what shows it: the article counts comments and likes. `reload` refetches
 * what no query holds.
 */
export function useTalkActions(viewSeq: number, reload: () => Promise<void>): TalkActions {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey: keys.saferView }), reload()]);
  return {
    onLike: async (like) => {
      await call("POST insight/safer-view/like", { body: { viewSeq, like } });
      await refresh();
    },
    onComment: async (content, { idempotencyKey }) => {
      await call("POST insight/safer-view/comment", { body: { viewSeq, content }, idempotencyKey });
      await refresh();
    },
    onReply: async (commentSeq, content, { idempotencyKey }) => {
      await call("POST insight/safer-view/comment/reply", { body: { viewSeq, commentSeq, content }, idempotencyKey });
      await refresh();
    },
    onDelete: async (commentSeq) => {
      await call("POST insight/safer-view/comment/delete", { body: { commentSeq } });
      await refresh();
    },
    // Flags of all kinds of comments have one route.
    onFlag: (commentSeq, reason) => call("POST report/comment/flag", { body: { commentSeq, reason } }),
  };
}
