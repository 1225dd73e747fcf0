// Safer view on the wire (docs/specification/3-fields.md and 7-calls.md; docs/wire.md, "The rest").
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { REASON, SEARCH_WORDS, type TextField } from "../field.ts";
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
import { ARTICLE_FIELDS, PICTURE_FIELDS, SAFER_VIEW_CATEGORIES, SAFER_VIEW_STATUSES } from "./model.ts";
import { PICTURE_SIZES } from "./pictures.ts";

export const ViewSeqParams = z.object({ viewSeq: SeqParam });
export const ViewSeqBody = z.object({ viewSeq: Seq });
const PictureId = z.string().min(1).max(64);

export const SaferViewListQuery = z.object({
  category: optionalCode(SAFER_VIEW_CATEGORIES),
  language: optionalCode(LANGUAGES),
  searchKeyword: textOf(SEARCH_WORDS),
  pagination: PaginationQuery,
});

export const PictureParams = z.object({ pictureId: PictureId });
/** The longest side in pixels. Without it, the picture as it was stored. */
export const PictureQuery = z.object({
  size: z.coerce
    .number<string>()
    .pipe(z.literal([...PICTURE_SIZES]))
    .optional(),
  /** Editors' (`picturePass`), of an article that is not published. */
  pass: z.string().max(100).optional(),
});
export const RemotePictureQuery = z.object(shapeOf(PICTURE_FIELDS));
export const PictureView = z.object({ pictureId: z.string(), url: z.string(), width: z.int(), height: z.int() });
export type PictureView = z.output<typeof PictureView>;

const Head = z.object({
  viewSeq: Seq,
  category: z.enum(SAFER_VIEW_CATEGORIES),
  language: z.enum(LANGUAGES),
  title: z.string(),
  /** The editor's summary, or the beginning of the text. */
  summary: z.string(),
  thumbnail: PictureView.optional(),
  readingMinutes: z.int(),
  publishedAt: Instant,
  modifiedAt: Instant.optional(),
  likeCount: z.int(),
  /** By the caller. */
  liked: z.boolean(),
  commentCount: z.int(),
  /** Each visitor counts once a day. */
  viewCount: z.int(),
});

/** A published article. `content` is Markdown. */
export const SaferViewView = Head.extend({ content: z.string(), pictures: z.array(PictureView) });
export type SaferViewView = z.output<typeof SaferViewView>;

export const SaferViewListItem = Head.extend({
  /** Passages of the title that match the search, as [start, end) in UTF-16 units. */
  highlights: z.object({ title: z.array(Passage).optional() }),
});
export type SaferViewListItem = z.output<typeof SaferViewListItem>;
export const SaferViewList = listOf(SaferViewListItem);

export const AdminSaferViewQuery = SaferViewListQuery.extend({ status: optionalCode(SAFER_VIEW_STATUSES) });

const AdminHead = z.object({
  viewSeq: Seq,
  category: z.enum(SAFER_VIEW_CATEGORIES),
  language: z.enum(LANGUAGES),
  /** Empty in a draft that has none yet. */
  title: z.string(),
  status: z.enum(SAFER_VIEW_STATUSES),
  writtenAt: Instant,
  modifiedAt: Instant.optional(),
  /** When it was published first. */
  publishedAt: Instant.optional(),
  /** While it is scheduled. */
  publishAt: Instant.optional(),
  withdrawn: z.object({ at: Instant, reason: z.string() }).optional(),
});
export const AdminSaferViewListItem = AdminHead.extend({ highlights: SaferViewListItem.shape.highlights });
export type AdminSaferViewListItem = z.output<typeof AdminSaferViewListItem>;
export const AdminSaferViewList = listOf(AdminSaferViewListItem);

/** An article as it is edited. */
export const AdminSaferViewView = AdminHead.extend({
  summary: z.string().optional(),
  content: z.string(),
  /** The `pictureId` of one of its pictures. */
  thumbnail: z.string().optional(),
  pictures: z.array(PictureView),
  /** Shows its pictures for some hours, also while it is not published: `pass` in their addresses. */
  picturePass: z.string(),
  version: z.int(),
});
export type AdminSaferViewView = z.output<typeof AdminSaferViewView>;

const text = ({ maxChars }: TextField) => z.string().trim().max(maxChars, { error: "TEXT_TOO_LONG" }).default("");

/** A draft may lack its title and its content. What is published may not. */
const SaferViewText = z.object({
  category: codeOr(SAFER_VIEW_CATEGORIES, "WEEKLY"),
  language: codeOr(LANGUAGES, "ko"),
  title: text(ARTICLE_FIELDS.title),
  summary: textOf(ARTICLE_FIELDS.summary),
  content: text(ARTICLE_FIELDS.content),
  thumbnail: PictureId.optional(),
});

/** A draft. Pictures are added to it once it is there. */
export const NewSaferView = SaferViewText.omit({ thumbnail: true });
/** `version`: the one that the editor has seen. Where it is another by now, CONFLICT; without it, the last one wins. */
export const ModifiedSaferView = SaferViewText.extend({ viewSeq: Seq, version: z.int().min(0).optional() });
export const SaferViewVersion = z.object({ viewSeq: Seq, version: z.int() });

export const ScheduleBody = z.object({ viewSeq: Seq, publishAt: Instant.max(40) });
export const WithdrawBody = z.object({ viewSeq: Seq, reason: textOf(REASON) });
export const DeleteBody = z.object({ viewSeq: Seq, reason: optionalText(REASON.maxChars) });
export const RemovePictureBody = z.object({ viewSeq: Seq, pictureId: PictureId });
