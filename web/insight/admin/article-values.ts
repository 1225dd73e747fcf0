// An article as its form has it, and as the server does.
import type { Language, SaferViewCategory } from "@sb/contracts/codes.ts";
import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";

export type ArticleValues = {
  readonly category: SaferViewCategory;
  readonly language: Language;
  readonly title: string;
  /** Empty: the beginning of the text. */
  readonly summary: string;
  readonly content: string;
  /** The id of one of its pictures; empty for none. */
  readonly thumbnail: string;
};

export const valuesOf = (article: AdminSaferViewView): ArticleValues => ({
  category: article.category,
  language: article.language,
  title: article.title,
  summary: article.summary ?? "",
  content: article.content,
  thumbnail: article.thumbnail ?? "",
});

export const bodyOf = (viewSeq: number, { summary, thumbnail, ...text }: ArticleValues) => ({
  viewSeq,
  ...text,
  ...(summary.trim() !== "" && { summary }),
  ...(thumbnail !== "" && { thumbnail }),
});
