// An article on its way to the server: as its form holds it, and what editors do with it.

import type { Language } from "@sb/contracts/codes.ts";
import { ARTICLE_FIELDS, type SaferViewCategory } from "@sb/contracts/insight/model.ts";
import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { under } from "../../api/keys.ts";
import { isApiError } from "../../api/problem.ts";
import { useRefresh } from "../../content/saving.ts";
import { Form } from "../../form/form.tsx";
import { askReason } from "../../form/reason-dialog.tsx";
import { useForm } from "../../form/use-form.ts";
import { useModals } from "../../modals/ask.tsx";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { openModal } from "../../modals/modals.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { DateField } from "../../ui/fields/date-field.tsx";

type ArticleValues = {
  readonly category: SaferViewCategory;
  readonly language: Language;
  readonly title: string;
  /** Empty: the beginning of the text. */
  readonly summary: string;
  readonly content: string;
  /** The id of one of its pictures; empty for none. */
  readonly thumbnail: string;
};

const valuesOf = (article: AdminSaferViewView): ArticleValues => ({
  category: article.category,
  language: article.language,
  title: article.title,
  summary: article.summary ?? "",
  content: article.content,
  thumbnail: article.thumbnail ?? "",
});

const bodyOf = (viewSeq: number, { summary, thumbnail, ...text }: ArticleValues) => ({
  viewSeq,
  ...text,
  ...(summary.trim() !== "" && { summary }),
  ...(thumbnail !== "" && { thumbnail }),
});

/** The intent of a press of a button; the schedule is an instant, ISO 8601. */
export type Intent = "save" | "publish" | { readonly publishAt: string };

type Options = {
  readonly article: AdminSaferViewView;
  /** The article's seq; a new one is made at the first letter. */
  readonly begin: () => Promise<number>;
  readonly onSent: (intent: Intent) => Promise<void>;
};

export function useArticleForm({ article, begin, onSent }: Options) {
  const { t } = useTranslation();
  const intent = useRef<Intent>("save");
  const version = useRef<number | undefined>(article.version);
  const saved = useRef(valuesOf(article));
  const [isConflict, setConflict] = useState(false);
  const isPublic = article.status === "PUBLISHED" || article.status === "SCHEDULED";
  const form = useForm<ArticleValues, Intent>({
    initial: valuesOf(article),
    labels: {
      category: t(($) => $.insight.category),
      language: t(($) => $.articles.language),
      title: t(($) => $.articles.titleField),
      summary: t(($) => $.articles.summary),
      content: t(($) => $.articles.content),
      thumbnail: t(($) => $.articles.pictures.thumbnail),
    },
    rules: {
      title: { ...ARTICLE_FIELDS.title, required: isPublic },
      summary: ARTICLE_FIELDS.summary,
      content: { ...ARTICLE_FIELDS.content, required: isPublic },
    },
    send: async (values) => {
      const asked = intent.current;
      await save(values);
      await publish(asked);
      return asked;
    },
    // The note says it, with what can be done.
    fieldOfCode: { CONFLICT: "content" },
    textOf: ({ code }) => (code === "CONFLICT" ? t(($) => $.articles.conflict.title) : undefined),
    onSent,
  });

  /** An unchanged article is not sent: readers are told when one was changed. */
  async function save(values: ArticleValues): Promise<void> {
    if (JSON.stringify(values) === JSON.stringify(saved.current)) return;
    const body = bodyOf(await begin(), values);
    try {
      const answer = await call("POST admin/safer-view/modify", {
        body: { ...body, ...(version.current !== undefined && { version: version.current }) },
      });
      version.current = answer.version;
      saved.current = values;
      setConflict(false);
    } catch (error) {
      if (isApiError(error) && error.code === "CONFLICT") setConflict(true);
      throw error;
    }
  }

  async function publish(asked: Intent): Promise<void> {
    const viewSeq = await begin();
    if (asked === "publish") await call("POST admin/safer-view/publish", { body: { viewSeq } });
    else if (asked !== "save") await call("POST admin/safer-view/schedule", { body: { viewSeq, ...asked } });
  }

  return {
    form,
    isConflict,
    /** For a button that sends the form; Enter in a field presses it too. */
    mean: (asked: Intent) => {
      intent.current = asked;
    },
    submit: (asked: Intent) => {
      intent.current = asked;
      form.submit();
    },
    /** Takes over what somebody else saved. */
    take: (other: AdminSaferViewView) => {
      version.current = other.version;
      saved.current = valuesOf(other);
      setConflict(false);
      form.reset(valuesOf(other));
    },
    /** Saves over it. */
    overwrite: () => {
      version.current = undefined;
      intent.current = "save";
      form.submit();
    },
  };
}

/** Queries that show articles: to readers, to editors, on home. */
const SHOWN = [under("admin/safer-view"), under("insight/safer-view"), under("home")];
export const useFreshArticles = () => useRefresh(SHOWN);

/** Ways to take an article from its readers. */
type Taking = "withdraw" | "delete";

type ActionOptions = { readonly article: AdminSaferViewView; readonly onRemoved: () => Promise<void> };

export function useArticleActions({ article: { viewSeq, status, publishAt = "" }, onRemoved }: ActionOptions) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const refresh = useFreshArticles();
  const unscheduling = useMutation({
    mutationFn: () => call("POST admin/safer-view/unschedule", { body: { viewSeq } }),
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: () => call("POST admin/safer-view/delete", { body: { viewSeq } }),
    onSuccess: onRemoved,
  });
  const take = async (taking: Taking, onDone: () => Promise<void>): Promise<void> => {
    const { title, text, action: confirm } = t(($) => $.articles[taking], { returnObjects: true });
    const words = { title, text, label: t(($) => $.articles.reason), confirm };
    const send = (reason: string) => call(`POST admin/safer-view/${taking}`, { body: { viewSeq, reason } });
    if ((await askReason(words, send)) !== undefined) await onDone();
  };
  return {
    isBusy: unscheduling.isPending || removing.isPending,
    unschedule: () => unscheduling.mutate(),
    askPublish: () => {
      const words = t(($) => $.articles.askPublish, { returnObjects: true });
      return decide({ key: "publish-article", ...words, confirm: t(($) => $.articles.publish) });
    },
    /** Resolves to an instant, or undefined where none was set. */
    askTime: () =>
      openModal<string | undefined>("schedule-article", (close) => (
        <ScheduleDialog publishAt={publishAt} onSet={close} onClose={() => close(undefined)} />
      )),
    withdraw: () =>
      take("withdraw", async () => {
        toast.good(t(($) => $.articles.withdraw.done));
        await refresh();
      }),
    /** An article that nobody has read needs no reason. */
    remove: async () => {
      if (status === "PUBLISHED" || status === "WITHDRAWN") return take("delete", onRemoved);
      const { title: heading, text, action } = t(($) => $.articles.delete, { returnObjects: true });
      const sure = await decide({ key: "delete-article", title: heading, text, confirm: action, danger: true });
      if (sure) removing.mutate();
    },
  };
}

const FORM_ID = "article-schedule";

type Props = {
  /** ISO 8601; empty where there is none yet. */
  publishAt: string;
  onSet: (publishAt: string) => void;
  onClose: () => void;
};

/** Asks when an article is to be published, in the editor's own time. */
function ScheduleDialog({ publishAt, onSet, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { at: localOf(publishAt) },
    labels: { at: t(($) => $.articles.schedule.at) },
    rules: { at: { required: true } },
    check: ({ at }) => (at !== "" && !(Date.parse(at) > Date.now()) ? [{ name: "at", code: "TIME_PAST" }] : []),
    send: async ({ at }) => onSet(new Date(at).toISOString()),
  });
  return (
    <LazyDialog
      title={t(($) => $.articles.schedule.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.articles.schedule.action)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.articles.schedule.text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <DateField {...form.text("at")} time />
      </Form>
    </LazyDialog>
  );
}

const MINUTE = 60_000;

/** As a datetime-local field has it. */
function localOf(iso: string): string {
  if (iso === "") return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}
