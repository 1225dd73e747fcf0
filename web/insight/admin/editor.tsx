// The screen on which an article is edited, whatever its state.

import { LANGUAGES } from "@sb/contracts/codes.ts";
import { SAFER_VIEW_CATEGORIES } from "@sb/contracts/insight/model.ts";
import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CalendarX, Eye, EyeOff, Send, Trash2 } from "lucide";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { useFileDrop } from "../../attachments/use-file-drop.ts";
import forms from "../../content/editor.module.css";
import { BesidePreview, ChangedNote, EditorPage } from "../../content/editor.tsx";
import { Form } from "../../form/form.tsx";
import { useFormat } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
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
          <ArticleEditor key={viewSeq} article={article} onReload={async () => (await query.refetch()).data} />
        </>
      )}
    </EditorPage>
  );
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
  /** Fetches the stored article. */
  onReload: () => Promise<AdminSaferViewView | undefined>;
};

/** An article's form with its pictures, and beside it what its readers will see. */
function ArticleEditor({ article, onReload }: Props) {
  const { t } = useTranslation();
  const go = useGo();
  const refresh = useFreshArticles();
  const [gone, setGone] = useState(false);
  const { form, isConflict, mean, submit, take, overwrite } = useArticleForm({
    article,
    onSent: async (intent) => {
      toast.good(sentText(intent));
      await refresh();
    },
  });
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
    viewSeq: article.viewSeq,
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
          <TextField {...form.text("title", { counted: true })} autoComplete="off" />
          <TextArea {...form.text("summary", { counted: true })} rows={2} hint={t(($) => $.articles.summaryHint)} />
          <TextArea {...content} ref={area} rows={20} hint={t(($) => $.articles.contentHint)} />
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
  const schedule = async () => {
    const publishAt = await actions.askTime();
    if (publishAt !== undefined) submit({ publishAt });
  };
  const publish = async () => {
    if (await actions.askPublish()) submit("publish");
  };
  return (
    <>
      <Button kind="primary" type="submit" busy={busy} onClick={() => mean("save")}>
        {status === "DRAFT" ? t(($) => $.articles.saveDraft) : t(($) => $.articles.save)}
      </Button>
      {status === "PUBLISHED" ? (
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
        <>
          <Button busy={busy} onClick={() => void publish()}>
            <Icon of={Send} size={18} />
            {t(($) => $.articles.publish)}
          </Button>
          <Button busy={busy} onClick={() => void schedule()}>
            <Icon of={CalendarClock} size={18} />
            {t(($) => $.articles.schedule.open)}
          </Button>
        </>
      )}
      {status === "SCHEDULED" && (
        <Button busy={actions.isBusy} onClick={actions.unschedule}>
          <Icon of={CalendarX} size={18} />
          {t(($) => $.articles.unschedule)}
        </Button>
      )}
      <Button kind="quiet" busy={actions.isBusy} onClick={() => void actions.remove()}>
        <Icon of={Trash2} size={18} />
        {t(($) => $.articles.delete.action)}
      </Button>
    </>
  );
}
