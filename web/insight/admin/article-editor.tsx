import { LANGUAGES, SAFER_VIEW_CATEGORIES } from "@sb/contracts/codes.ts";
import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useFileDrop } from "../../attachments/use-file-drop.ts";
import { Form } from "../../form/form.tsx";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { Preview } from "../../markdown/preview.tsx";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { cx } from "../../ui/cx.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import { pictureSizesOf } from "../picture-sizes.ts";
import { ArticleButtons } from "./article-buttons.tsx";
import styles from "./article-editor.module.css";
import { ConflictNote } from "./conflict-note.tsx";
import { insertBlock, pictureMarkdown, withoutPicture } from "./pictures/picture-markdown.ts";
import { PicturePanel } from "./pictures/picture-panel.tsx";
import { usePictures } from "./pictures/use-pictures.ts";
import { useArticleActions, useFreshArticles } from "./use-article-actions.tsx";
import { type Intent, useArticleForm } from "./use-article-form.ts";

type Props = {
  article: AdminSaferViewView;
  /** What is stored now. */
  onReload: () => Promise<AdminSaferViewView | undefined>;
};

/** An article's form with its pictures, and beside it what its readers will see. */
export function ArticleEditor({ article, onReload }: Props) {
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

  return (
    <div className={styles.editor}>
      <div ref={zone} className={cx(styles.zone, isOver && styles.over)}>
        {isConflict && (
          <ConflictNote onTake={() => void onReload().then((other) => other && take(other))} onOverwrite={overwrite} />
        )}
        <Form
          form={form}
          guarded={!gone}
          actions={<ArticleButtons article={article} actions={actions} busy={form.busy} mean={mean} submit={submit} />}
        >
          <div className={styles.pair}>
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
      <div className={styles.preview}>
        <Preview
          text={form.values.content}
          pictureOf={pictureOf}
          title={t(($) => $.articles.preview)}
          empty={t(($) => $.articles.previewEmpty)}
        />
      </div>
    </div>
  );

  function sentText(intent: Intent): string {
    if (intent === "publish") return t(($) => $.articles.published);
    if (intent !== "save") return t(($) => $.articles.schedule.done);
    return t(($) => $.articles.saved);
  }
}
