import { useTranslation } from "react-i18next";
import { Form } from "../form/form.tsx";
import { GoogleButton } from "../session/google-button.tsx";
import { useRequireLogin } from "../session/require-login.ts";
import { useSession } from "../session/store.ts";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import type { Attempt } from "./comment.ts";
import styles from "./comments.module.css";
import { useCommentForm } from "./use-comment-form.ts";

type Props = {
  label: string;
  hint?: string | undefined;
  /** The button's text. */
  submit: string;
  /** Announced when it was sent. */
  done: string;
  send: (content: string, attempt: Attempt) => Promise<unknown>;
  /** For a reply: the form has the focus when it opens, and can be closed. */
  onClose?: () => void;
};

/** Writes a comment or a reply. Visitors are asked to log in before they write, not after. */
export function CommentForm(props: Props) {
  const { isLogin } = useSession();
  return isLogin ? <Writing {...props} /> : <LoginFirst />;
}

function Writing({ label, hint, submit, done, send, onClose }: Props) {
  const { t } = useTranslation();
  const { form, area } = useCommentForm({ label, done, send, onSent: onClose });
  const buttons = (
    <>
      {onClose && (
        <Button size="small" onClick={onClose}>
          {t(($) => $.common.cancel)}
        </Button>
      )}
      <Button kind="primary" size="small" type="submit" busy={form.busy}>
        {submit}
      </Button>
    </>
  );
  return (
    <Form form={form} noSummary actions={buttons} className={styles.form}>
      <TextArea
        {...form.text("content", { counted: true })}
        ref={area}
        tag={undefined}
        required
        hint={hint}
        rows={3}
        readOnly={form.busy}
        autoFocus={onClose !== undefined}
        onKeyDown={({ key }) => {
          if (key === "Escape" && !form.isDirty) onClose?.();
        }}
      />
    </Form>
  );
}

function LoginFirst() {
  const { t } = useTranslation();
  const requireLogin = useRequireLogin();
  return (
    <div className={styles.login}>
      <p>{t(($) => $.comments.write.loginLead)}</p>
      <GoogleButton onClick={() => void requireLogin()} />
    </div>
  );
}
