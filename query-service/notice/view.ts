// Notices as they are answered. A draft has no public view, nor has one whose time has not come or is over.
import type { Language } from "@sb/contracts/codes.ts";
import type { NoticeDoc, NoticeTexts } from "@sb/contracts/notice/model.ts";
import { isShownAt } from "@sb/contracts/notice/period.ts";
import type { AdminNoticeView, NoticeListItem, NoticeView } from "@sb/contracts/notice/wire.ts";

export function noticeView(
  doc: NoticeDoc | undefined,
  { lang, now, viewCount }: Omit<Asked, "highlights">,
): NoticeView | undefined {
  if (doc?.publishedAt === undefined || !isShownAt(doc, now)) return undefined;
  const { seq, optionType, publishedAt, modifiedAt } = doc;
  return { seq, optionType, ...textIn(doc, lang), publishedAt, modifiedAt, viewCount };
}

type Asked = {
  readonly highlights: NoticeListItem["highlights"];
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly viewCount: number;
};

/** What the search marked is marked in the Korean title: a translated one has no marks. */
export function listItem(doc: NoticeDoc | undefined, { highlights, ...asked }: Asked): NoticeListItem | undefined {
  const view = noticeView(doc, asked);
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
