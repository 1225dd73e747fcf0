// The screens on which notices are written and edited.

import { NOTICE_TYPES, POPUP_FIELDS } from "@sb/contracts/notice/model.ts";
import type { AdminNoticeView, NoticeInput } from "@sb/contracts/notice/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { Languages, Trash2 } from "lucide";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf } from "../api/keys.ts";
import styles from "../content/editor.module.css";
import { BesidePreview, ChangedNote, EditorPage } from "../content/editor.tsx";
import { OTHER_LANGUAGES } from "../content/words.ts";
import type { Problem } from "../form/check.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { LANGUAGE_NAMES } from "../i18n/languages.ts";
import { BackLink } from "../list/back-link.tsx";
import { Preview } from "../markdown/preview.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { DateField } from "../ui/fields/date-field.tsx";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import {
  checkWords,
  noticeOf,
  pathOf,
  rulesOf,
  translated,
  useFreshNotices,
  useNoticeActions,
  useSavingNotice,
  type Words,
  wordsOf,
} from "./api.ts";
import { NoticeSkeleton } from "./list.tsx";

const EMPTY: NoticeInput = { optionType: "NOTICE", title: "", content: "" };

/** A new notice. Saved as a draft it is edited on; published, it stands in the list. */
export function WriteNoticeScreen() {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshNotices();
  return (
    <Page
      above={<BackLink href={pathTo("/admin/notice")} label={t(($) => $.notice.admin.back)} />}
      title={t(($) => $.notice.admin.writeHeading)}
    >
      <NoticeEditor
        initial={EMPTY}
        isDraft
        send={(text, { publish, idempotencyKey }) =>
          // Publishing is another attempt than saving: what was saved must not answer for it.
          call("POST admin/notice", {
            body: { ...text, publish },
            idempotencyKey: publish ? `publish-${idempotencyKey}` : idempotencyKey,
          })
        }
        onSent={async ({ seq }, publish) => {
          toast.good(publish ? t(($) => $.notice.admin.published) : t(($) => $.notice.admin.draftSaved));
          await go(publish ? pathTo("/admin/notice") : pathTo("/admin/notice/:seq", { seq }), { replace: true });
          await refresh();
        }}
      />
    </Page>
  );
}

/** One notice, as it is edited: a draft or published. */
export function EditNoticeScreen({ seq }: { seq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET admin/notice/{seq}", { params: { seq } }),
    // The form begins with what is there now, not with what was seen some minutes ago.
    gcTime: 0,
  });
  return (
    <EditorPage
      query={query}
      back={{ href: pathTo("/admin/notice"), label: t(($) => $.notice.admin.back) }}
      title={t(($) => $.notice.admin.editHeading)}
      failed={t(($) => $.notice.failed)}
      loading={<NoticeSkeleton />}
    >
      {(notice) => <EditNotice key={seq} notice={notice} />}
    </EditorPage>
  );
}

function EditNotice({ notice }: { notice: AdminNoticeView }) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshNotices();
  const { base, theirs, save, take, keep } = useSavingNotice(notice);
  const [gone, setGone] = useState(false);
  const { remove, isRemoving } = useNoticeActions({
    onRemoved: async () => {
      // Drawn at once: the leave guard must know before the screen is left.
      flushSync(() => setGone(true));
      await go(pathTo("/admin/notice"), { replace: true });
    },
  });
  const isDraft = notice.status === "DRAFT";
  return (
    <NoticeEditor
      key={base.revision}
      initial={base}
      isDraft={isDraft}
      gone={gone}
      note={
        theirs && (
          <ChangedNote
            title={t(($) => $.notice.admin.changed.title)}
            text={t(($) => $.notice.admin.changed.text, { title: theirs.title })}
            take={{ label: t(($) => $.notice.admin.changed.take), onChoose: take }}
            keep={{ label: t(($) => $.notice.admin.changed.keep), onChoose: keep }}
          />
        )
      }
      send={(text, { publish }) => save(text, publish)}
      onSent={async (_, publish) => {
        if (publish) toast.good(t(($) => $.notice.admin.published));
        else toast.good(isDraft ? t(($) => $.notice.admin.draftSaved) : t(($) => $.notice.admin.saved));
        if (publish) await go(pathTo("/admin/notice"), { replace: true });
        await refresh();
      }}
    >
      <Button kind="quiet" busy={isRemoving} onClick={() => void remove(notice)}>
        <Icon of={Trash2} size={18} />
        {t(($) => $.notice.admin.remove)}
      </Button>
    </NoticeEditor>
  );
}

type Attempt = { readonly publish: boolean; readonly idempotencyKey: string };

type Props<Answer> = {
  initial: NoticeInput;
  /** It can still be published. */
  isDraft: boolean;
  send: (notice: NoticeInput, attempt: Attempt) => Promise<Answer>;
  onSent: (answer: Answer, publish: boolean) => Promise<void>;
  /** The notice is gone: leaving it asks nothing. */
  gone?: boolean;
  /** A note above the buttons. */
  note?: ReactNode;
  /** More buttons. */
  children?: ReactNode;
};

/** The form of a notice, and beside it what its readers will see. */
function NoticeEditor<Answer>(props: Props<Answer>) {
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
  const preview = (
    <Preview
      text={form.values.content}
      title={t(($) => $.notice.admin.preview)}
      empty={t(($) => $.notice.admin.previewEmpty)}
    />
  );
  return (
    <BesidePreview preview={preview}>
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
          className={styles.two}
          options={NOTICE_TYPES.map((value) => ({ value, label: t(($) => $.notice.types[value]) }))}
        />
        <TextField {...form.text("title", { counted: true })} autoComplete="off" />
        <TextArea {...form.text("content", { counted: true })} rows={16} hint={t(($) => $.notice.admin.contentHint)} />
        <Translations form={form} />
        <CheckboxField
          {...form.checkbox("popup")}
          hint={t(($) => $.notice.admin.popupHint, { most: POPUP_FIELDS.content.maxChars })}
        />
        <div className={styles.times}>
          <DateField {...form.text("showFrom")} time max={LAST} />
          <DateField {...form.text("showTo")} time max={LAST} />
        </div>
        <p className={styles.hint}>{t(($) => $.notice.admin.periodHint)}</p>
        {note}
      </Form>
    </BesidePreview>
  );
}

/** Browsers take years of six digits otherwise. */
const LAST = "2099-12-31T23:59";

/** A title and a text in each other language; folded away while there is none. */
function Translations({ form }: { form: ReturnType<typeof useForm<Words, unknown>> }) {
  const { t } = useTranslation();
  const isWritten = OTHER_LANGUAGES.some((language) => form.values[translated.fieldOf("title", language)] !== "");
  const [open, setOpen] = useState(isWritten);
  return (
    <div className={styles.folded}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={Languages} size={18} />
        {t(($) => $.notice.admin.translations)}
      </Button>
      {open && (
        <>
          <p className={styles.hint}>{t(($) => $.notice.admin.translationsHint)}</p>
          {OTHER_LANGUAGES.map((language) => (
            <Fragment key={language}>
              <TextField {...form.text(translated.fieldOf("title", language))} lang={language} autoComplete="off" />
              <TextArea
                {...form.text(translated.fieldOf("content", language), { counted: true })}
                lang={language}
                rows={6}
              />
            </Fragment>
          ))}
        </>
      )}
    </div>
  );
}

function useLabels(): Readonly<Record<keyof Words, string>> {
  const { t } = useTranslation();
  return {
    optionType: t(($) => $.notice.type),
    title: t(($) => $.notice.admin.titleField),
    content: t(($) => $.notice.admin.content),
    popup: t(($) => $.notice.admin.popup),
    showFrom: t(($) => $.notice.admin.showFrom),
    showTo: t(($) => $.notice.admin.showTo),
    ...translated.each((part, of) => {
      const language = LANGUAGE_NAMES[of];
      return part === "title"
        ? t(($) => $.notice.admin.titleIn, { language })
        : t(($) => $.notice.admin.contentIn, { language });
    }),
  };
}

function useTextOf() {
  const { t } = useTranslation();
  return ({ code }: Problem<Words>): string | undefined => {
    if (code === "CONTENT_CHANGED") return t(($) => $.notice.admin.changed.title);
    return undefined;
  };
}
