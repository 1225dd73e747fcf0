import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { queryOf } from "../../api/keys.ts";
import { Comments } from "../../comments/comments.tsx";
import { LikeButton } from "../../comments/like-button.tsx";
import styles from "../../comments/talk.module.css";
import { useMoreReplies } from "../../comments/use-more-replies.ts";
import { listQuery } from "../../list/filters.ts";
import { useSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import { useTalkActions } from "./use-talk-actions.ts";

/** Comments on a public report. Its code loads after the report. */
export function Talk({ report }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const { dclrSeq, liked, likeCount } = report;
  const page = pageOf(useSearch());
  const query = useQuery({
    ...queryOf("GET report/history/comment", { query: { dclrSeq, ...listQuery({ page }) } }),
    placeholderData: keepPreviousData,
    // The report was deleted just now: its screen is about to be left.
    meta: { inlineCodes: ["NOT_FOUND"] },
  });
  const { withMore, onMoreReplies, reload } = useMoreReplies((commentSeq, pagination) =>
    call("GET report/history/comment", { query: { dclrSeq, commentSeq, pagination } }),
  );
  const { onLike, ...actions } = useTalkActions(dclrSeq, reload);
  return (
    <div className={styles.talk}>
      <LikeButton liked={liked} count={likeCount} onLike={onLike} />
      <Comments
        query={withMore(query)}
        hrefOf={(to) => pathTo("/report/history/:dclrSeq", { dclrSeq, page: to > 1 ? to : undefined })}
        hint={t(($) => $.comments.write.hint)}
        onMoreReplies={onMoreReplies}
        {...actions}
      />
    </div>
  );
}
