import type { InquiryText } from "@sb/contracts/inquiry/events.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";

export type SubmitInquiry = {
  readonly type: "Submit";
  readonly seq: number;
  readonly userId: string;
  readonly membership: number;
  readonly text: InquiryText;
};

export type ModifyInquiry = {
  readonly type: "Modify";
  readonly userId: string;
  readonly title: string;
  readonly contents: string;
  /** Ids of files that it keeps, in front of the new ones. */
  readonly keepFiles: readonly string[];
  readonly files: readonly EvidenceFile[];
};

export type LeaveComment = {
  readonly type: "Comment";
  readonly commentSeq: number;
  readonly authorId: string;
  /** Admins comment on anybody's. On their own they are a person. */
  readonly isAdmin: boolean;
  readonly content: string;
  /** The same, sealed for `inquiryCommentKeyOwner`. */
  readonly sealedText: string;
};

export type InquiryCommand =
  | SubmitInquiry
  | ModifyInquiry
  | LeaveComment
  | { readonly type: "Delete"; readonly userId: string }
  | { readonly type: "EndWithAccount" }
  | { readonly type: "DeleteComment"; readonly authorId: string; readonly commentSeq: number }
  /** `wording`: the one that was answered. */
  | { readonly type: "Answer"; readonly contents: string; readonly wording?: number | undefined };
