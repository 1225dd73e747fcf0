// The notice subject on the wire (docs/specification/3-fields.md and 7-calls.md; docs/wire.md, "The rest").
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { inOtherLanguages } from "../content.ts";
import { REASON, SEARCH_WORDS } from "../field.ts";
import {
  codeOr,
  Instant,
  listOf,
  optionalCode,
  PaginationQuery,
  Passage,
  Seq,
  SeqParam,
  shapeOf,
  textOf,
} from "../http.ts";
import { NOTICE_FIELDS, NOTICE_STATUSES, NOTICE_TYPES, POPUP_FIELDS } from "./model.ts";

export const NoticeSeqParams = z.object({ seq: SeqParam });
export const NoticeSeqBody = z.object({ seq: Seq });
export const NoticeRemoval = NoticeSeqBody.extend({ reason: textOf(REASON) });

/** Titles and texts are in this language where there is a translation, else in Korean. */
const lang = codeOr(LANGUAGES, "ko");

export const NoticeListQuery = z.object({
  optionType: optionalCode(NOTICE_TYPES),
  searchKeyword: textOf(SEARCH_WORDS),
  lang,
  pagination: PaginationQuery,
});
export const NoticeLangQuery = z.object({ lang });
export const AdminNoticeListQuery = z.object({
  only: optionalCode(["POPUP"]),
  pagination: PaginationQuery,
});

const NoticeHead = z.object({
  seq: Seq,
  optionType: z.enum(NOTICE_TYPES),
  title: z.string(),
  /** The language that it is in. */
  lang: z.enum(LANGUAGES),
  publishedAt: Instant,
  modifiedAt: Instant.optional(),
  /** Each visitor counts once a day. */
  viewCount: z.int(),
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

const Translations = inOtherLanguages(z.object(shapeOf(NOTICE_FIELDS)));

/** An instant as it is sent: with milliseconds and more it is no longer than this. */
const SentInstant = z.iso.datetime().max(40);

const NoticeInput = z.object({
  optionType: z.enum(NOTICE_TYPES),
  ...shapeOf(NOTICE_FIELDS),
  popup: z.boolean().optional(),
  showFrom: SentInstant.optional(),
  showTo: SentInstant.optional(),
  translations: Translations.optional(),
});
export type NoticeInput = z.output<typeof NoticeInput>;

/** A notice as admins see it: drafts too, and those whose time has not come or is over. */
export const AdminNoticeView = NoticeInput.extend({
  seq: Seq,
  status: z.enum(NOTICE_STATUSES),
  writtenAt: Instant,
  publishedAt: Instant.optional(),
  modifiedAt: Instant.optional(),
  /** Sent back with a change: it is refused where somebody else has changed the notice meanwhile. */
  revision: z.int().nonnegative(),
});
export type AdminNoticeView = z.output<typeof AdminNoticeView>;
export const AdminNoticeList = listOf(AdminNoticeView.omit({ content: true, translations: true }));

const endsAfterBeginning = ({ showFrom, showTo }: NoticeInput): boolean =>
  showFrom === undefined || showTo === undefined || Date.parse(showFrom) < Date.parse(showTo);
const PERIOD = { error: "PERIOD_INVALID", path: ["showTo"] };

const fitsPopup = ({ popup, content, translations = {} }: NoticeInput): boolean =>
  !popup ||
  [content, ...Object.values(translations).map((text) => text?.content ?? "")].every(
    (text) => text.length <= POPUP_FIELDS.content.maxChars,
  );
const POPUP_TEXT = { error: "TEXT_TOO_LONG", path: ["content"] };

/** `publish`: at once; otherwise it stays a draft. */
export const NewNotice = NoticeInput.extend({ publish: z.boolean().default(false) })
  .refine(endsAfterBeginning, PERIOD)
  .refine(fitsPopup, POPUP_TEXT);
export const ModifiedNotice = NoticeInput.extend({ seq: Seq, revision: z.int().nonnegative() })
  .refine(endsAfterBeginning, PERIOD)
  .refine(fitsPopup, POPUP_TEXT);

/** A popup on home, in all its languages: the answer is the same for everybody. */
export const Popup = z.object({
  seq: Seq,
  title: z.string(),
  content: z.string(),
  translations: Translations.optional(),
});
export type Popup = z.output<typeof Popup>;

/** `until`: the end of the person's day; not later than a day and two hours from now. */
export const HiddenPopup = z.object({ seq: Seq, until: SentInstant });
export const HiddenPopups = z.object({ seqs: z.array(Seq) });
