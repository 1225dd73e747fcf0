// The notice subject on the wire (SPEC.md sections 3 and 7; API.md, "The rest").
import * as z from "zod";
import { NOTICE_STATUSES, NOTICE_TYPES } from "../codes.ts";
import {
  Instant,
  listOf,
  optionalCode,
  optionalText,
  PaginationQuery,
  Passage,
  requiredText,
  Seq,
  SeqParam,
} from "../http.ts";
import { LIMITS } from "../limits.ts";

export const NoticeSeqParams = z.object({ seq: SeqParam });
export const NoticeSeqBody = z.object({ seq: Seq });

export const NoticeListQuery = z.object({
  optionType: optionalCode(NOTICE_TYPES),
  searchKeyword: optionalText(LIMITS.shortTextChars),
  pagination: PaginationQuery,
});
export const AdminNoticeListQuery = NoticeListQuery.pick({ pagination: true });

const NoticeHead = z.object({
  seq: Seq,
  optionType: z.enum(NOTICE_TYPES),
  title: z.string(),
  publishedAt: Instant,
  modifiedAt: Instant.optional(),
});

/** A published notice. `content` is Markdown. */
export const NoticeView = NoticeHead.extend({ content: z.string() });
export type NoticeView = z.output<typeof NoticeView>;

export const NoticeListItem = NoticeHead.extend({
  /** Passages of the title that match the search, as [start, end) in UTF-16 units. */
  highlights: z.object({ title: z.array(Passage).optional() }),
});
export type NoticeListItem = z.output<typeof NoticeListItem>;
export const NoticeList = listOf(NoticeListItem);

/** What admins see: drafts too. */
export const AdminNoticeView = NoticeView.extend({
  status: z.enum(NOTICE_STATUSES),
  writtenAt: Instant,
  publishedAt: Instant.optional(),
});
export type AdminNoticeView = z.output<typeof AdminNoticeView>;
export const AdminNoticeList = listOf(AdminNoticeView.omit({ content: true }));

const NoticeText = z.object({
  optionType: z.enum(NOTICE_TYPES),
  title: requiredText(LIMITS.titleChars),
  content: requiredText(LIMITS.noticeChars),
});
export type NoticeText = z.output<typeof NoticeText>;

/** `publish`: at once; otherwise it stays a draft. */
export const NewNotice = NoticeText.extend({ publish: z.boolean().default(false) });
export const ModifiedNotice = NoticeText.extend({ seq: Seq });
