// Inquiries as they are answered. Pure.
import type { Language } from "@sb/contracts/codes.ts";
import { INQUIRY_LIMITS, type InquiryDoc } from "@sb/contracts/inquiry/model.ts";
import type { AdminInquiryItem, InquiryComment, InquiryHead, InquiryView } from "@sb/contracts/inquiry/wire.ts";
import type { Opened } from "./open.ts";

export function headView({ doc, text }: Opened): InquiryHead {
  const { seq, status, submittedAt, modifiedAt, processedAt, comments } = doc;
  const commentCount = comments.filter(({ sealed }) => sealed !== undefined).length;
  const fileCount = text.files.length;
  return { seq, status, title: text.title, submittedAt, modifiedAt, processedAt, fileCount, commentCount };
}

type Around = {
  readonly nick: string;
  readonly callerId: string;
  readonly language: Language | undefined;
  readonly answer: string | undefined;
  /** By commentSeq. */
  readonly comments: ReadonlyMap<number, string>;
};

export function inquiryView(opened: Opened, { nick, callerId, language, answer, comments }: Around): InquiryView {
  const { doc, text } = opened;
  const { userId, wording } = doc;
  const commentView = ({ commentSeq, side, authorId, at }: InquiryDoc["comments"][number]): InquiryComment => {
    const content = comments.get(commentSeq);
    return { commentSeq, side, mine: authorId === callerId, at, ...(content !== undefined && { content }) };
  };
  return {
    ...headView(opened),
    userId,
    nick,
    mine: userId === callerId,
    contents: text.contents,
    files: text.files.map((file) => ({ ...file })),
    answer,
    comments: doc.comments.map(commentView),
    language,
    wording,
  };
}

const OVERDUE_MS = INQUIRY_LIMITS.hours * 3_600_000;

/** `now`: ISO 8601. */
export function adminItem(opened: Opened, nick: string, now: string): AdminInquiryItem {
  const { userId, waitingSince } = opened.doc;
  const overdue = waitingSince !== undefined && Date.parse(now) - Date.parse(waitingSince) > OVERDUE_MS;
  return { ...headView(opened), userId, nick, waitingSince, overdue };
}
