// Notices as they are answered. A draft has no public view.
import type { NoticeDoc } from "@sb/contracts/notice/model.ts";
import type { AdminNoticeView, NoticeListItem, NoticeView } from "@sb/contracts/notice/wire.ts";

export function noticeView(doc: NoticeDoc | undefined): NoticeView | undefined {
  if (doc?.publishedAt === undefined) return undefined;
  const { seq, optionType, title, content, publishedAt, modifiedAt } = doc;
  return { seq, optionType, title, content, publishedAt, modifiedAt };
}

export function listItem(
  doc: NoticeDoc | undefined,
  highlights: NoticeListItem["highlights"],
): NoticeListItem | undefined {
  const view = noticeView(doc);
  if (!view) return undefined;
  const { content: _, ...head } = view;
  return { ...head, highlights };
}

export function adminView({ revision: _, ...view }: NoticeDoc): AdminNoticeView {
  return view;
}
