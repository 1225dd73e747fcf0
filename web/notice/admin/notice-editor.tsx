import { NOTICE_TYPES } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { NoticeText } from "@sb/contracts/notice/wire.ts";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../../form/check.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./notice-editor.module.css";
import { Preview } from "./preview.tsx";
import { Translations } from "./translations.tsx";
import { useLabels } from "./use-labels.ts";
import { checkWords, noticeOf, pathOf, rulesOf, type Words, wordsOf } from "./words.ts";

type Attempt = { readonly publish: boolean; readonly idempotencyKey: string };

type Props<Answer> = {
  initial: NoticeText;
  /** It can still be published. */
  isDraft: boolean;
  send: (notice: NoticeText, attempt: Attempt) => Promise<Answer>;
  onSent: (answer: Answer, publish: boolean) => Promise<void>;
  /** What is written here is gone: leaving it asks nothing. */
  gone?: boolean;
  /** What has to be said above the buttons. */
  note?: ReactNode;
  /** More buttons. */
  children?: ReactNode;
};

/** The form of a notice, and beside it what its readers will see. */
export function NoticeEditor<Answer>(props: Props<Answer>) {
  const { initial, isDraft, send, onSent, gone = false, note, children } = props;
  const { t } = useTranslation();
  // Which of the two buttons sends the form; Enter in a field presses the first.
  const publish = useRef(false);
  const form = useForm<Words, Answer>({
    initial: wordsOf(initial),
    labels: useLabels(),
    rules: rulesOf,
    check: checkWords,
    textOf: useTextOf(),
    pathOf,
    fieldOfCode: { CONTENT_CHANGED: "title" },
    send: (words, { idempotencyKey }) => send(noticeOf(words), { publish: publish.current, idempotencyKey }),
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
        <Translations form={form} />
        <CheckboxField
          {...form.checkbox("popup")}
          hint={t(($) => $.notice.admin.popupHint, { most: LIMITS.popupChars })}
        />
        <div className={styles.period}>
          <TextField {...form.text("showFrom")} type="datetime-local" max={LAST} />
          <TextField {...form.text("showTo")} type="datetime-local" max={LAST} />
        </div>
        <p className={styles.hint}>{t(($) => $.notice.admin.periodHint)}</p>
        {note}
      </Form>
      <Preview text={form.values.content} />
    </div>
  );
}

/** Browsers take years of six digits otherwise. */
const LAST = "2099-12-31T23:59";

function useTextOf() {
  const { t } = useTranslation();
  return ({ code }: Problem<Words>): string | undefined => {
    if (code === "PERIOD_INVALID") return t(($) => $.notice.admin.periodInvalid);
    if (code === "CONTENT_CHANGED") return t(($) => $.notice.admin.changed.title);
    return undefined;
  };
}
