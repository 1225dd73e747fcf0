import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import type { CommentActions, CommentView } from "./comment.ts";
import styles from "./comments.module.css";
import { Post } from "./post.tsx";
import { useNick } from "./use-nick.ts";

type Props = { comment: CommentView; actions: CommentActions };

/** The replies to a comment, the first of them if there are many. */
export function Replies({ comment, actions }: Props) {
  const { t } = useTranslation();
  const nick = useNick(comment);
  const { list, expectMore } = useFocusOnMore(comment.replies.length);
  const { onMoreReplies } = actions;
  return (
    <>
      {comment.replies.length > 0 && (
        <ul ref={list} className={styles.replies} aria-label={t(($) => $.comments.reply.list, { nick })}>
          {comment.replies.map((reply) => (
            <li key={reply.commentSeq}>
              <Post post={reply} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {onMoreReplies && comment.more > 0 && (
        <MoreReplies count={comment.more} onMore={() => onMoreReplies(comment.commentSeq)} onAsked={expectMore} />
      )}
    </>
  );
}

type More = { count: number; onMore: () => Promise<unknown>; onAsked: () => void };

function MoreReplies({ count, onMore, onAsked }: More) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({ mutationFn: onMore, onMutate: onAsked });
  return (
    <Button kind="quiet" size="small" className={styles.more ?? ""} busy={isPending} onClick={() => mutate()}>
      {t(($) => $.comments.reply.more, { count })}
    </Button>
  );
}

/** More replies move the focus to the first of them: the button may be gone with the last. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    list.current?.children[from.current]?.querySelector<HTMLElement>("article")?.focus();
    from.current = undefined;
  }, [count]);
  const expectMore = () => {
    from.current = count;
  };
  return { list, expectMore };
}
