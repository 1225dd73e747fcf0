import type { UseQueryResult } from "@tanstack/react-query";
import { MessageSquare } from "lucide";
import { useTranslation } from "react-i18next";
import { QueryFailed } from "../errors/query-failed.tsx";
import { Cards, CardsSkeleton } from "../list/cards.tsx";
import type { List } from "../list/list-view.tsx";
import { Pages } from "../list/page-links.tsx";
import { useFocusOnTurning } from "../list/use-focus-on-turning.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import type { CommentActions, CommentView } from "./comment.ts";
import { CommentForm } from "./comment-form.tsx";
import { Comment } from "./comment-item.tsx";
import styles from "./comments.module.css";

/** Page links lead here. */
const ID = "comments";
const SKELETONS = 3;

type Props = CommentActions & {
  query: UseQueryResult<List<CommentView>>;
  /** URL of a page of comments, without a hash. */
  hrefOf: (page: number) => string;
  /** No form: comments are written elsewhere on the screen. */
  readOnly?: boolean;
  /** A hint to writers, such as that others will read it. */
  hint?: string;
};

/** Comments and their form, in all states: loading, failed, none, a page of them. */
export function Comments({ query, hrefOf, readOnly = false, hint, ...actions }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnTurning(query.data?.pagination.page);
  const count = query.data?.pagination.totalItems ?? 0;
  return (
    <section id={ID} className={styles.comments} aria-labelledby={`${ID}-heading`}>
      <h2 id={`${ID}-heading`} ref={heading} tabIndex={-1} className={styles.heading}>
        {count > 0 ? t(($) => $.comments.count, { count }) : t(($) => $.comments.heading)}
      </h2>
      {!readOnly && (
        <CommentForm
          label={t(($) => $.comments.write.label)}
          hint={hint}
          submit={t(($) => $.comments.write.submit)}
          done={t(($) => $.comments.write.done)}
          send={actions.onComment}
        />
      )}
      {query.isPending && <CardsSkeleton count={SKELETONS} label={t(($) => $.comments.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.comments.failed)} query={query} />}
      {query.data?.items.length === 0 && <None />}
      {query.data && query.data.items.length > 0 && (
        <>
          <Cards
            label={t(($) => $.comments.list)}
            items={query.data.items}
            keyOf={({ commentSeq }) => commentSeq}
            draw={(comment) => <Comment comment={comment} actions={actions} hint={hint} />}
            busy={query.isPlaceholderData}
            rows
          />
          <Pages pagination={query.data.pagination} hrefOf={(page) => `${hrefOf(page)}#${ID}`} />
        </>
      )}
    </section>
  );
}

function None() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Icon of={MessageSquare} size={26} />}
      title={t(($) => $.comments.none)}
      text={t(($) => $.comments.noneText)}
      headingLevel={3}
    />
  );
}
