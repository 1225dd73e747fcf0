// Comments on an article. Its code loads after the article.

import type { SaferViewView } from "@sb/contracts/insight/wire.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf, under } from "../api/keys.ts";
import type { CommentActions } from "../comments/comment.ts";
import { Comments } from "../comments/comments.tsx";
import { LikeButton } from "../comments/like-button.tsx";
import styles from "../comments/talk.module.css";
import { useMoreReplies } from "../comments/use-more-replies.ts";
import { listQuery } from "../list/filters.ts";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";

export function Talk({ article: { viewSeq, liked, likeCount } }: { article: SaferViewView }) {
  const { t } = useTranslation();
  const page = pageOf(useSearch());
  const query = useQuery({
    ...queryOf("GET insight/safer-view/comment/list", { query: { viewSeq, ...listQuery({ page }) } }),
    placeholderData: keepPreviousData,
  });
  const { withMore, onMoreReplies, reload } = useMoreReplies((commentSeq, pagination) =>
    call("GET insight/safer-view/comment/list", { query: { viewSeq, commentSeq, pagination } }),
  );
  const { onLike, ...actions } = useTalkActions(viewSeq, reload);
  return (
    <div className={styles.talk}>
      <LikeButton liked={liked} count={likeCount} onLike={onLike} />
      <Comments
        query={withMore(query)}
        hrefOf={(to) => pathTo("/insight/safer-view/:viewSeq", { viewSeq, page: to > 1 ? to : undefined })}
        hint={t(($) => $.insight.hint)}
        onMoreReplies={onMoreReplies}
        {...actions}
      />
    </div>
  );
}

type TalkActions = Required<Omit<CommentActions, "onMoreReplies">> & {
  readonly onLike: (like: boolean) => Promise<unknown>;
};

/**
 * Actions under an article. Each refetches what shows it: the article counts comments and likes. `reload` refetches
 * what no query holds.
 */
function useTalkActions(viewSeq: number, reload: () => Promise<void>): TalkActions {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: under("insight/safer-view") }), reload()]);
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
