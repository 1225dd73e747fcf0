import type { SaferViewView } from "@sb/contracts/insight/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf } from "../api/keys.ts";
import { Comments } from "../comments/comments.tsx";
import { LikeButton } from "../comments/like-button.tsx";
import styles from "../comments/talk.module.css";
import { useMoreReplies } from "../comments/use-more-replies.ts";
import { listQuery } from "../list/filters.ts";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { useTalkActions } from "./use-talk-actions.ts";

/** What people say about an article. Its code loads after the article. */
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
