// The screen on which an article is edited, whatever its state.

import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { SAFER_VIEW_CATEGORIES } from "@sb/contracts/insight/model.ts";
import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarX, Eye, EyeOff, Send, Trash2 } from "lucide";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { queryOf } from "../../api/keys.ts";
import { useFileDrop } from "../../attachments/use-file-drop.ts";
import forms from "../../content/editor.module.css";
import { BesidePreview, ChangedNote, EditorPage } from "../../content/editor.tsx";
import { handleError } from "../../errors/handle.ts";
import { Form } from "../../form/form.tsx";
import { useFormat, useLanguage } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { BackLink } from "../../list/back-link.tsx";
import { Preview } from "../../markdown/preview.tsx";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { pictureSizesOf } from "../picture-sizes.ts";
import styles from "./admin.module.css";
import { type Intent, useArticleActions, useArticleForm, useFreshArticles } from "./api.tsx";
import { StatusBadge } from "./list.tsx";
import { insertBlock, pictureMarkdown, withoutPicture } from "./pictures/picture-markdown.ts";
import { PicturePanel } from "./pictures/picture-panel.tsx";
import { usePictures } from "./pictures/use-pictures.ts";

/** One article, as it is edited, whatever its state. */
export function EditArticleScreen({ viewSeq }: { viewSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET admin/safer-view/{viewSeq}", { params: { viewSeq } }),
    // The form begins with what is there now, not with what was seen some minutes ago.
    gcTime: 0,
  });
  return (
    <EditorPage
      query={query}
      back={{ href: pathTo("/admin/safer-view"), label: t(($) => $.articles.back) }}
      title={t(($) => $.articles.editHeading)}
      failed={t(($) => $.articles.failed)}
      loading={<Skeleton height="20em" />}
    >
      {(article) => (
        <>
          <ArticleState article={article} />
          <ArticleEditor
            key={viewSeq}
            article={article}
            begin={async () => viewSeq}
            onReload={async () => (await query.refetch()).data}
          />
        </>
      )}
    </EditorPage>
  );
}

/** A new article: it is made at the first letter that is typed, or with its first picture, and not before. */
export function NewArticleScreen() {
  const { t } = useTranslation();
  const go = useGo();
  const { language } = useLanguage();
  const [article, setArticle] = useState<AdminSaferViewView>(() => blankIn(language));
  const making = useRef<Promise<AdminSaferViewView>>(undefined);
  const begin = async () => {
    making.current ??= makeArticle(language).catch((error: unknown) => {
      making.current = undefined;
      throw error;
    });
    const made = await making.current;
    setArticle(made);
    return made.viewSeq;
  };
  return (
    <Page
      above={<BackLink href={pathTo("/admin/safer-view")} label={t(($) => $.articles.back)} />}
      title={t(($) => $.articles.writeHeading)}
    >
      <ArticleEditor
        article={article}
        begin={begin}
        onSent={async () => go(pathTo("/admin/safer-view/:viewSeq", { viewSeq: await begin() }), { replace: true })}
        onReload={async () => call("GET admin/safer-view/{viewSeq}", { params: { viewSeq: await begin() } })}
      />
    </Page>
  );
}

const blankIn = (language: Language): AdminSaferViewView => ({
  ...{ viewSeq: 0, category: "WEEKLY", language, title: "", content: "", status: "DRAFT", version: 0 },
  ...{ pictures: [], picturePass: "", writtenAt: new Date().toISOString() },
});

/** The same press sent again makes no second draft. */
async function makeArticle(language: Language): Promise<AdminSaferViewView> {
  const { viewSeq } = await call("POST admin/safer-view", { body: { language }, idempotencyKey: crypto.randomUUID() });
  return call("GET admin/safer-view/{viewSeq}", { params: { viewSeq } });
}

/** Makes a new article once something was typed. */
function useBegun(isDirty: boolean, begin: () => Promise<number>): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (isDirty) start().catch(handleError);
  }, [isDirty]);
}

/** Who can read the article, and since or from when. */
function ArticleState({ article }: { article: AdminSaferViewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, publishAt, publishedAt, withdrawn } = article;
  return (
    <p className={styles.state} role="status">
      <StatusBadge status={status} />
      {status === "DRAFT" && t(($) => $.articles.onlyEditors)}
      {publishAt && t(($) => $.articles.publishesAt, { at: format.dateTime(publishAt) })}
      {status === "PUBLISHED" && publishedAt && t(($) => $.articles.publishedAt, { at: format.dateTime(publishedAt) })}
      {status === "WITHDRAWN" && withdrawn && t(($) => $.articles.withdrawnBecause, { reason: withdrawn.reason })}
    </p>
  );
}

type Props = {
  article: AdminSaferViewView;
  /** Its seq; that of a new one once it is made. */
  begin: () => Promise<number>;
  /** After it was sent. */
  onSent?: () => Promise<void>;
  /** Fetches the stored article. */
  onReload: () => Promise<AdminSaferViewView | undefined>;
};

/** An article's form with its pictures, and beside it what its readers will see. */
function ArticleEditor({ article, begin, onSent, onReload }: Props) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshArticles();
  const [gone, setGone] = useState(false);
  const { form, isConflict, mean, submit, take, overwrite } = useArticleForm({
    article,
    begin,
    onSent: async (intent) => {
      toast.good(sentText(intent));
      await onSent?.();
      await refresh();
    },
  });
  useBegun(form.isDirty, begin);
  const actions = useArticleActions({
    article,
    onRemoved: async () => {
      // Drawn at once: the leave guard must know before the screen is left.
      flushSync(() => setGone(true));
      toast.good(t(($) => $.articles.delete.done));
      await go(pathTo("/admin/safer-view"), { replace: true });
    },
  });

  const area = useRef<HTMLTextAreaElement>(null);
  const content = form.text("content", { counted: true });
  const thumbnail = form.field("thumbnail");
  /** The field has what was typed while a picture was under way. */
  const change = (edit: (text: string, at: number) => string) => {
    const { value = "", selectionEnd = value.length } = area.current ?? {};
    content.onChange(edit(value, selectionEnd));
  };
  const insert = (markdown: string) => change((text, at) => insertBlock(text, at, markdown));
  const pictures = usePictures({
    begin,
    initial: article.pictures,
    insert,
    onRemoved: ({ pictureId, url }) => {
      change((text) => withoutPicture(text, url));
      if (form.values.thumbnail === pictureId) thumbnail.onChange("");
    },
  });
  const pictureOf = useMemo(
    () => pictureSizesOf(pictures.pictures, article.picturePass),
    [pictures.pictures, article.picturePass],
  );
  // A draft goes without them, and what is published does not: they are no option.
  const untagged = article.status === "DRAFT" && { tag: undefined };
  const zone = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(zone, pictures.addFiles);

  const preview = (
    <Preview
      text={form.values.content}
      pictureOf={pictureOf}
      title={t(($) => $.articles.preview)}
      empty={t(($) => $.articles.previewEmpty)}
    />
  );

  return (
    <BesidePreview preview={preview} scrolls>
      <div ref={zone} className={cx(styles.zone, isOver && styles.over)}>
        {isConflict && (
          <ChangedNote
            urgent
            title={t(($) => $.articles.conflict.title)}
            text={t(($) => $.articles.conflict.text)}
            take={{
              label: t(($) => $.articles.conflict.take),
              onChoose: () => void onReload().then((other) => other && take(other)),
            }}
            keep={{ label: t(($) => $.articles.conflict.overwrite), onChoose: overwrite }}
          />
        )}
        <Form
          form={form}
          guarded={!gone}
          actions={<ArticleButtons article={article} actions={actions} busy={form.busy} mean={mean} submit={submit} />}
        >
          <div className={forms.pair}>
            <SelectField
              {...form.choice("category")}
              options={SAFER_VIEW_CATEGORIES.map((value) => ({
                value,
                label: t(($) => $.insight.categories[value]),
              }))}
            />
            <SelectField
              {...form.choice("language")}
              options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
          </div>
          <TextField {...form.text("title", { counted: true })} {...untagged} autoComplete="off" />
          <TextArea {...form.text("summary", { counted: true })} rows={2} hint={t(($) => $.articles.summaryHint)} />
          <TextArea {...content} {...untagged} ref={area} rows={20} hint={t(($) => $.articles.contentHint)} />
          <PicturePanel
            of={pictures}
            pass={article.picturePass}
            thumbnail={form.values.thumbnail || undefined}
            onThumbnail={(pictureId) => thumbnail.onChange(pictureId ?? "")}
            onInsert={({ url }) => insert(pictureMarkdown("", url))}
          />
        </Form>
      </div>
    </BesidePreview>
  );

  function sentText(intent: Intent): string {
    if (intent === "publish") return t(($) => $.articles.published);
    if (intent !== "save") return t(($) => $.articles.schedule.done);
    return t(($) => $.articles.saved);
  }
}

type ButtonsProps = {
  article: AdminSaferViewView;
  actions: ReturnType<typeof useArticleActions>;
  /** The form is being sent. */
  busy: boolean;
  /** Says what the form's own button means. */
  mean: (intent: Intent) => void;
  submit: (intent: Intent) => void;
};

/** Buttons for an article in its state. */
function ArticleButtons({ article: { status, viewSeq }, actions, busy, mean, submit }: ButtonsProps) {
  const { t } = useTranslation();
  const isPublic = status === "PUBLISHED";
  const schedule = async () => {
    const publishAt = await actions.askTime();
    if (publishAt !== undefined) submit({ publishAt });
  };
  const publish = async () => {
    if (await actions.askPublish()) submit("publish");
  };
  return (
    <>
      {!isPublic && (
        <Button kind="primary" busy={busy} onClick={() => void publish()}>
          <Icon of={Send} size={18} />
          {t(($) => $.articles.publish)}
        </Button>
      )}
      <Button kind={isPublic ? "primary" : "secondary"} type="submit" busy={busy} onClick={() => mean("save")}>
        {status === "DRAFT" ? t(($) => $.articles.saveDraft) : t(($) => $.articles.save)}
      </Button>
      {isPublic ? (
        <>
          <LinkButton href={pathTo("/insight/safer-view/:viewSeq", { viewSeq })}>
            <Icon of={Eye} size={18} />
            {t(($) => $.articles.view)}
          </LinkButton>
          <Button onClick={() => void actions.withdraw()}>
            <Icon of={EyeOff} size={18} />
            {t(($) => $.articles.withdraw.action)}
          </Button>
        </>
      ) : (
        <Button busy={busy} onClick={() => void schedule()}>
          <Icon of={CalendarClock} size={18} />
          {t(($) => $.articles.schedule.open)}
        </Button>
      )}
      {status === "SCHEDULED" && (
        <Button busy={actions.isBusy} onClick={actions.unschedule}>
          <Icon of={CalendarX} size={18} />
          {t(($) => $.articles.unschedule)}
        </Button>
      )}
      {viewSeq > 0 && (
        <Button kind="quiet" busy={actions.isBusy} onClick={() => void actions.remove()}>
          <Icon of={Trash2} size={18} />
          {t(($) => $.articles.delete.action)}
        </Button>
      )}
    </>
  );
}
