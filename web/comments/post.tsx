import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { handleError } from "../errors/handle.ts";
import { useFormat } from "../i18n/language.ts";
import { openModal } from "../modals/modals.ts";
import { useRequireLogin } from "../session/require-login.ts";
import { Button } from "../ui/button.tsx";
import type { CommentActions, ReplyView } from "./comment.ts";
import styles from "./comments.module.css";
import { plainText } from "./plain-text.ts";
import { useConfirmed } from "./use-confirmed.ts";
import { useNick } from "./use-nick.ts";

type Props = {
  post: ReplyView;
  actions: CommentActions;
  /** More buttons. */
  children?: ReactNode;
};

/** One comment or one reply. Its text is plain: nothing in it can be clicked. */
export function Post({ post, actions, children }: Props) {
  const { t } = useTranslation();
  const article = useRef<HTMLElement>(null);
  return (
    <article ref={article} tabIndex={-1} className={styles.post}>
      {post.status === "SHOWN" ? (
        <>
          <Writer post={post} />
          <p className={styles.text} dir="auto">
            {plainText(post.content)}
          </p>
          <div className={styles.actions}>
            {children}
            {post.mine ? (
              // The button is gone with the text: the focus stays at what is left.
              <DeleteButton
                onDelete={() => actions.onDelete(post.commentSeq)}
                onDone={() => article.current?.focus()}
              />
            ) : (
              actions.onFlag && <FlagButton post={post} onFlag={actions.onFlag} />
            )}
          </div>
        </>
      ) : (
        <p className={styles.gone}>{t(($) => $.comments.gone[post.status])}</p>
      )}
    </article>
  );
}

function Writer({ post }: { post: ReplyView }) {
  const nick = useNick(post);
  const format = useFormat();
  return (
    <p className={styles.writer}>
      <bdi className={styles.nick}>{nick}</bdi>
      <time dateTime={post.writtenAt} title={format.dateTime(post.writtenAt)}>
        {format.ago(post.writtenAt)}
      </time>
    </p>
  );
}

function DeleteButton({ onDelete, onDone }: { onDelete: () => Promise<unknown>; onDone: () => void }) {
  const { t } = useTranslation();
  const { start, busy } = useConfirmed({
    question: {
      key: "delete-comment",
      ...t(($) => $.comments.remove.ask, { returnObjects: true }),
      confirm: t(($) => $.comments.remove.action),
      danger: true,
    },
    act: onDelete,
    done: t(($) => $.comments.remove.done),
    onDone,
  });
  return (
    <Button kind="quiet" size="small" aria-label={t(($) => $.comments.remove.own)} busy={busy} onClick={start}>
      {t(($) => $.comments.remove.action)}
    </Button>
  );
}

/** Its dialog loads when it is asked for. */
function FlagButton({ post, onFlag }: { post: ReplyView; onFlag: NonNullable<CommentActions["onFlag"]> }) {
  const { t } = useTranslation();
  const nick = useNick(post);
  const requireLogin = useRequireLogin();
  const ask = async () => {
    if (!(await requireLogin())) return;
    const { FlagDialog } = await import("./flag-dialog.tsx");
    await openModal<void>("flag-comment", (close) => (
      <FlagDialog onFlag={(reason) => onFlag(post.commentSeq, reason)} onClose={() => close()} />
    ));
  };
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t(($) => $.comments.flag.of, { nick })}
      onClick={() => void ask().catch(handleError)}
    >
      {t(($) => $.comments.flag.action)}
    </Button>
  );
}
