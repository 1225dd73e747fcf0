// Notices as they are answered. A draft has no public view, nor has one whose time has not come or is over.
import type { Language } from "@sb/contracts/codes.ts";
import type { NoticeDoc, NoticeTexts } from "@sb/contracts/notice/model.ts";
import { isShownAt } from "@sb/contracts/notice/period.ts";
import type { AdminNoticeView, NoticeListItem, NoticeView } from "@sb/contracts/notice/wire.ts";

/** `now` in milliseconds since 1970. */
export function noticeView(doc: NoticeDoc | undefined, lang: Language, now: number): NoticeView | undefined {
  if (doc?.publishedAt === undefined || !isShownAt(doc, now)) return undefined;
  const { seq, optionType, publishedAt, modifiedAt } = doc;
  return { seq, optionType, ...textIn(doc, lang), publishedAt, modifiedAt };
}

type Asked = {
  readonly highlights: NoticeListItem["highlights"];
  readonly lang: Language;
  readonly now: number;
};

/** What the search marked is marked in the Korean title: a translated one has no marks. */
export function listItem(doc: NoticeDoc | undefined, { highlights, lang, now }: Asked): NoticeListItem | undefined {
  const view = noticeView(doc, lang, now);
  if (!view) return undefined;
  const { content: _, ...head } = view;
  return { ...head, highlights: view.lang === "ko" ? highlights : {} };
}

function textIn(doc: NoticeDoc, lang: Language): NoticeTexts & { readonly lang: Language } {
  const translated = lang === "ko" ? undefined : doc.translations?.[lang];
  const { title, content } = translated ?? doc;
  return { title, content, lang: translated ? lang : "ko" };
}

export const adminView = (doc: NoticeDoc): AdminNoticeView => doc;

export function adminItem({
  content: _,
  translations: __,
  ...item
}: NoticeDoc): Omit<AdminNoticeView, "content" | "translations"> {
  return item;
}
