// An inquiry as its stream has it. Of what people wrote, only the names of its files are remembered.
import type { InquiryEvent } from "@sb/contracts/inquiry/events.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";

type CommentState = { readonly commentSeq: number; readonly authorId: string; readonly isDeleted: boolean };

export type ThereState = {
  readonly status: "SUBMITTED" | "PROCESSED" | "DELETED";
  readonly seq: number;
  readonly userId: string;
  /** Which wording it is, from 1. */
  readonly wording: number;
  readonly files: readonly EvidenceFile[];
  readonly comments: readonly CommentState[];
};
export type InquiryState = { readonly status: "NONE" } | ThereState;

export function evolveInquiry(state: InquiryState, event: InquiryEvent): InquiryState {
  if (event.type === "InquirySubmitted") {
    const { seq, userId } = event.data;
    const files = event.secret?.files ?? [];
    return { status: "SUBMITTED", seq, userId, wording: 1, files, comments: [] };
  }
  return state.status === "NONE" ? state : evolveThere(state, event);
}

function evolveThere(
  state: ThereState,
  event: Exclude<InquiryEvent, { readonly type: "InquirySubmitted" }>,
): ThereState {
  switch (event.type) {
    case "InquiryModified":
      return { ...state, wording: state.wording + 1, files: event.secret?.files ?? [] };
    case "InquiryAnswered":
      return { ...state, status: "PROCESSED" };
    case "InquiryCommented": {
      const { commentSeq, authorId } = event.data;
      return { ...state, comments: [...state.comments, { commentSeq, authorId, isDeleted: false }] };
    }
    case "InquiryCommentDeleted":
      return { ...state, comments: state.comments.map((comment) => deletedIf(comment, event.data.commentSeq)) };
    case "InquiryDeleted":
      return { ...state, status: "DELETED" };
    default:
      throw unknownEvent(event);
  }
}

const deletedIf = (comment: CommentState, commentSeq: number): CommentState =>
  comment.commentSeq === commentSeq ? { ...comment, isDeleted: true } : comment;
