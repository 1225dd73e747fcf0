import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import type { CommentActions, CommentView } from "./comment.ts";
import { CommentForm } from "./comment-form.tsx";
import styles from "./comments.module.css";
import { Post } from "./post.tsx";
import { Replies } from "./replies.tsx";
import { useNick } from "./use-nick.ts";
import { useReplying } from "./use-replying.ts";

type Props = { comment: CommentView; actions: CommentActions; hint?: string | undefined };

/** A comment with its replies. The form for a reply opens below the comment. */
export function Comment({ comment, actions, hint }: Props) {
  const { t } = useTranslation();
  const nick = useNick(comment);
  const { isOpen, toggle, close, button } = useReplying();
  const { onReply } = actions;
  return (
    <div className={styles.comment}>
      <Post post={comment} actions={actions}>
        {onReply && (
          <Button
            ref={button}
            kind="quiet"
            size="small"
            aria-label={t(($) => $.comments.reply.to, { nick })}
            aria-expanded={isOpen}
            onClick={() => void toggle()}
          >
            {t(($) => $.comments.reply.action)}
          </Button>
        )}
      </Post>
      {onReply && isOpen && (
        <div className={styles.reply}>
          <CommentForm
            label={t(($) => $.comments.reply.label, { nick })}
            hint={hint}
            submit={t(($) => $.comments.reply.submit)}
            done={t(($) => $.comments.reply.done)}
            send={(content, attempt) => onReply(comment.commentSeq, content, attempt)}
            onClose={close}
          />
        </div>
      )}
      <Replies comment={comment} actions={actions} />
    </div>
  );
}
