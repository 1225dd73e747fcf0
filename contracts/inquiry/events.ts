// The facts of a 1:1 inquiry (`inquiry-{seq}`), and of one person's inquiries (`inquiries-{userId}`).
import * as z from "zod";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { EvidenceFile } from "../report/events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { INQUIRY_SIDES } from "./model.ts";

/** A person's inquiry. Nobody but they and the admins may read it. */
export const InquiryText = z.object({ title: z.string(), contents: z.string(), files: z.array(EvidenceFile) });
export type InquiryText = DeepReadonly<z.output<typeof InquiryText>>;

/** An admin's answer. */
export const InquiryAnswer = z.object({ contents: z.string() });
export type InquiryAnswer = DeepReadonly<z.output<typeof InquiryAnswer>>;

/** A comment's text: sealed by itself, since one comment may be deleted and the others stay. */
export const InquiryCommentText = z.object({ content: z.string() });
export const inquiryCommentKeyOwner = (seq: number, commentSeq: number): string =>
  `inquiry-${seq}~comment${commentSeq}`;

/** Projections name the documents and lists they change from the event alone. */
const OfPerson = z.object({ seq: z.int(), userId: z.string() });

export const InquirySubmitted = defineEvent("InquirySubmitted", {
  version: 1,
  data: OfPerson.extend({ membership: z.int() }),
  secret: InquiryText,
});
export type InquirySubmitted = EventFrom<typeof InquirySubmitted>;

export const InquiryModified = defineEvent("InquiryModified", {
  version: 1,
  /** `removedFiles`: ids of files that it does not have any more. */
  data: OfPerson.extend({ removedFiles: z.array(z.string()) }),
  secret: InquiryText,
});
export type InquiryModified = EventFrom<typeof InquiryModified>;

export const InquiryAnswered = defineEvent("InquiryAnswered", { version: 1, data: OfPerson, secret: InquiryAnswer });
export type InquiryAnswered = EventFrom<typeof InquiryAnswered>;

export const InquiryCommented = defineEvent("InquiryCommented", {
  version: 1,
  data: OfPerson.extend({
    commentSeq: z.int(),
    side: z.enum(INQUIRY_SIDES),
    authorId: z.string(),
    /** `InquiryCommentText`, sealed for `inquiryCommentKeyOwner`. */
    sealedText: z.string(),
  }),
});
export type InquiryCommented = EventFrom<typeof InquiryCommented>;

export const InquiryCommentDeleted = defineEvent("InquiryCommentDeleted", {
  version: 1,
  data: OfPerson.extend({ commentSeq: z.int() }),
});
export type InquiryCommentDeleted = EventFrom<typeof InquiryCommentDeleted>;

/** By the person, or because their account was left. */
export const InquiryDeleted = defineEvent("InquiryDeleted", {
  version: 1,
  data: OfPerson.extend({ because: z.enum(["PERSON", "ACCOUNT"]) }),
});
export type InquiryDeleted = EventFrom<typeof InquiryDeleted>;

export const inquiryEvents = defineEvents(
  InquirySubmitted,
  InquiryModified,
  InquiryAnswered,
  InquiryCommented,
  InquiryCommentDeleted,
  InquiryDeleted,
);
export type InquiryEvent = EventIn<typeof inquiryEvents>;

/** An inquiry is the person's. Whoever ends the account finds its inquiries here. */
export const InquiryListed = defineEvent("InquiryListed", {
  version: 1,
  data: OfPerson.extend({ membership: z.int() }),
});
export type InquiryListed = EventFrom<typeof InquiryListed>;

export const inquiriesEvents = defineEvents(InquiryListed);
