// The form of an article. It is saved in the version that the editor has seen, then published or scheduled where asked.

import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { isApiError } from "../../api/problem.ts";
import { useForm } from "../../form/use-form.ts";
import { type ArticleValues, bodyOf, valuesOf } from "./article-values.ts";

/** What a press of a button asks for; the schedule is an instant, ISO 8601. */
export type Intent = "save" | "publish" | { readonly publishAt: string };

type Options = { readonly article: AdminSaferViewView; readonly onSent: (intent: Intent) => Promise<void> };

export function useArticleForm({ article, onSent }: Options) {
  const { t } = useTranslation();
  const { viewSeq } = article;
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
      title: { required: isPublic, maxChars: LIMITS.titleChars },
      summary: { maxChars: LIMITS.shortTextChars },
      content: { required: isPublic, maxChars: LIMITS.articleChars },
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

  /** What is unchanged is not sent: readers are told when an article was changed. */
  async function save(values: ArticleValues): Promise<void> {
    if (JSON.stringify(values) === JSON.stringify(saved.current)) return;
    const body = bodyOf(viewSeq, values);
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
