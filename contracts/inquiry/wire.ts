// 1:1 inquiries on the wire (docs/specification/3-fields.md and 7-calls.md; docs/wire.md, "The rest").
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { COMMENT_FIELDS } from "../comment/fields.ts";
import { SEARCH_WORDS } from "../field.ts";
import { StoredFile } from "../files.ts";
import {
  codeOr,
  Instant,
  listOf,
  optionalCode,
  optionalText,
  PaginationQuery,
  Passage,
  Seq,
  SeqParam,
  shapeOf,
  textOf,
} from "../http.ts";
import { LIMITS } from "../limits.ts";
import { INQUIRY_ANSWER_FIELDS, INQUIRY_FIELDS } from "./fields.ts";
import { INQUIRY_OPTIONS, INQUIRY_ORDERS, INQUIRY_QUEUES, INQUIRY_SIDES, INQUIRY_STATUSES } from "./model.ts";

/** Fields of a form, or JSON; `files` come beside them. */
export const NewInquiry = z.object(shapeOf(INQUIRY_FIELDS));
export type NewInquiry = z.output<typeof NewInquiry>;

const FileId = z.string().min(1).max(100);
/** A form's field is a text, and one of a kind is no array. `keepFiles`: ids of those that stay; without it, none does. */
export const ModifiedInquiry = NewInquiry.extend({
  seq: Seq.or(SeqParam),
  keepFiles: z
    .array(FileId)
    .max(LIMITS.files, { error: "TOO_MANY_FILES" })
    .or(FileId.transform((fileId) => [fileId]))
    .default([]),
});
export type ModifiedInquiry = z.output<typeof ModifiedInquiry>;

export const InquirySeqBody = z.object({ seq: Seq });
export const InquirySeqParams = z.object({ seq: SeqParam });

/** `userId`: one's own, or any for admins. `optionType`: the status. Without them, all of one's own. */
export const InquiryListQuery = z.object({
  userId: optionalText(100),
  orderType: codeOr(INQUIRY_ORDERS, "LATEST"),
  optionType: optionalCode(INQUIRY_OPTIONS),
  searchKeyword: textOf(SEARCH_WORDS),
  pagination: PaginationQuery,
});
export type InquiryListQuery = z.output<typeof InquiryListQuery>;

const InquiryHead = z.object({
  seq: Seq,
  status: z.enum(INQUIRY_STATUSES),
  title: z.string(),
  submittedAt: Instant,
  modifiedAt: Instant.optional(),
  processedAt: Instant.optional(),
  fileCount: z.int(),
  commentCount: z.int(),
});
export type InquiryHead = z.output<typeof InquiryHead>;

export const InquiryListItem = InquiryHead.extend({
  /** Passages of the title that match the search, as [start, end) in UTF-16 units. */
  highlights: z.object({ title: z.array(Passage).optional() }),
});
export type InquiryListItem = z.output<typeof InquiryListItem>;
/** A search opens the newest of a person's inquiries only; `totalIsLowerBound` where there are older ones. */
export const InquiryList = listOf(InquiryListItem);

export const InquiryComment = z.object({
  commentSeq: Seq,
  side: z.enum(INQUIRY_SIDES),
  mine: z.boolean(),
  at: Instant,
  /** Absent once it is deleted. */
  content: z.string().optional(),
});
export type InquiryComment = z.output<typeof InquiryComment>;

/** For the person and for admins. */
export const InquiryView = InquiryHead.extend({
  userId: z.string(),
  /** Empty where the person has left. */
  nick: z.string(),
  mine: z.boolean(),
  contents: z.string(),
  files: z.array(StoredFile),
  answer: z.string().optional(),
  comments: z.array(InquiryComment),
  /** For staff: the app's language at the person's last login. */
  language: z.enum(LANGUAGES).optional(),
  /** Which wording this is: an answer names the one that it answers. */
  wording: z.int(),
});
export type InquiryView = z.output<typeof InquiryView>;

export const NewInquiryComment = z.object({ seq: Seq, ...shapeOf(COMMENT_FIELDS) });
export const InquiryCommentLeft = z.object({ commentSeq: Seq });
export const InquiryCommentBody = z.object({ seq: Seq, commentSeq: Seq });

/** OPEN: who has waited longest first. DONE: the newest answer first. */
export const AdminInquiryQuery = z.object({ status: codeOr(INQUIRY_QUEUES, "OPEN"), pagination: PaginationQuery });
export const AdminInquiryItem = InquiryHead.extend({
  userId: z.string(),
  nick: z.string(),
  waitingSince: Instant.optional(),
  /** It has waited for longer than it should. */
  overdue: z.boolean(),
});
export type AdminInquiryItem = z.output<typeof AdminInquiryItem>;
export const AdminInquiryList = listOf(AdminInquiryItem);

/** `wording`: the one that was read. CONFLICT where the person has changed it since. */
export const InquiryAnswerBody = z.object({
  seq: Seq,
  ...shapeOf(INQUIRY_ANSWER_FIELDS),
  wording: z.int().positive().optional(),
});
