import { NOTICE_TYPES } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { NoticeText } from "@sb/contracts/notice/wire.ts";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./notice-editor.module.css";
import { Preview } from "./preview.tsx";

const RULES = {
  optionType: { required: true },
  title: { required: true, maxChars: LIMITS.titleChars },
  content: { required: true, maxChars: LIMITS.noticeChars },
} as const;

export type Words = Pick<NoticeText, "optionType" | "title" | "content">;
type Attempt = { readonly publish: boolean; readonly idempotencyKey: string };

type Props<Answer> = {
  initial: Words;
  /** It can still be published. */
  isDraft: boolean;
  send: (text: Words, attempt: Attempt) => Promise<Answer>;
  onSent: (answer: Answer, publish: boolean) => Promise<void>;
  /** What is written here is gone: leaving it asks nothing. */
  gone?: boolean;
  /** More buttons. */
  children?: ReactNode;
};

/** The form of a notice, and beside it what its readers will see. */
export function NoticeEditor<Answer>({ initial, isDraft, send, onSent, gone = false, children }: Props<Answer>) {
  const { t } = useTranslation();
  // Which of the two buttons sends the form; Enter in a field presses the first.
  const publish = useRef(false);
  const form = useForm<Words, Answer>({
    initial,
    labels: {
      optionType: t(($) => $.notice.type),
      title: t(($) => $.notice.admin.titleField),
      content: t(($) => $.notice.admin.content),
    },
    rules: RULES,
    send: (text, { idempotencyKey }) => send(text, { publish: publish.current, idempotencyKey }),
    onSent: (answer) => onSent(answer, publish.current),
  });
  const submits = (publishes: boolean) => ({
    type: "submit" as const,
    busy: form.busy && publish.current === publishes,
    onClick: () => {
      publish.current = publishes;
    },
  });
  return (
    <div className={styles.editor}>
      <Form
        form={form}
        guarded={!gone}
        actions={
          <>
            <Button kind={isDraft ? "secondary" : "primary"} {...submits(false)}>
              {isDraft ? t(($) => $.notice.admin.saveDraft) : t(($) => $.notice.admin.save)}
            </Button>
            {isDraft && (
              <Button kind="primary" {...submits(true)}>
                {t(($) => $.notice.admin.publish)}
              </Button>
            )}
            {children}
          </>
        }
      >
        <RadioGroup
          {...form.choice("optionType")}
          className={styles.types}
          options={NOTICE_TYPES.map((value) => ({ value, label: t(($) => $.notice.types[value]) }))}
        />
        <TextField {...form.text("title", { counted: true })} autoComplete="off" />
        <TextArea {...form.text("content", { counted: true })} rows={16} hint={t(($) => $.notice.admin.contentHint)} />
      </Form>
      <Preview text={form.values.content} />
    </div>
  );
}
