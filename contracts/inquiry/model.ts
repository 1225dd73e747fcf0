// Codes and sizes of inquiries, and the read model `inquiry@1`: the projector writes it, queries read it. What people wrote stays sealed
// in it.

/** PROCESSED: answered by an admin; nothing of it can be changed any more. DELETED: what was written is destroyed. */
export const INQUIRY_STATUSES = ["SUBMITTED", "PROCESSED", "DELETED"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_ORDERS = ["LATEST", "OLDEST"] as const;
export type InquiryOrder = (typeof INQUIRY_ORDERS)[number];

/** `optionType` of a person's list. */
export const INQUIRY_OPTIONS = ["SUBMITTED", "PROCESSED"] as const;
export type InquiryOption = (typeof INQUIRY_OPTIONS)[number];

/** OPEN: those that wait for an admin's answer, or for one to a comment. DONE: answered, and nothing asked since. */
export const INQUIRY_QUEUES = ["OPEN", "DONE"] as const;
export type InquiryQueue = (typeof INQUIRY_QUEUES)[number];

/** Who wrote a comment on an inquiry. */
export const INQUIRY_SIDES = ["PERSON", "ADMIN"] as const;
type InquirySide = (typeof INQUIRY_SIDES)[number];

export const INQUIRY_LIMITS = {
  /** Inquiries of one account within 24 hours, and comments on one, deleted ones too. */
  aDay: 10,
  comments: 100,
  /** Hours after which an inquiry has waited too long for an answer. */
  hours: 72,
  /** Newest inquiries of a person that a search opens (docs/subjects/inquiries.md). */
  searched: 300,
} as const;

export const INQUIRY_MODEL = "inquiry@1";

/** InquiryDoc by seq. A deleted inquiry has none. */
export const INQUIRY_COLLECTION = "inquiry";

/** Members are seqs. */
export const INQUIRY_LISTS = {
  /** A person's, scored by themselves; all, or those of one status. */
  of: (userId: string, option?: InquiryOption) => `inquiry:of:${userId}:${option ?? "ALL"}`,
  /** Those that wait for an admin, by the time (ms) since when. */
  open: "inquiry:open",
  /** The others, by the time (ms) of the answer. */
  done: "inquiry:done",
} as const;

/** Times are ISO 8601. */
export type InquiryDoc = {
  readonly seq: number;
  readonly userId: string;
  readonly status: InquiryOption;
  readonly submittedAt: string;
  readonly modifiedAt?: string | undefined;
  readonly processedAt?: string | undefined;
  /** Which wording it is, from 1: it counts up when the person changes it. */
  readonly wording: number;
  /** Ciphertexts of InquiryText and InquiryAnswer, sealed for the stream `inquiry-{seq}`. */
  readonly sealed?: string | undefined;
  readonly answer?: string | undefined;
  /** The oldest first. */
  readonly comments: readonly InquiryCommentDoc[];
  /** Since when the person has waited for an admin; absent where they don't. */
  readonly waitingSince?: string | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

type InquiryCommentDoc = {
  readonly commentSeq: number;
  readonly side: InquirySide;
  readonly authorId: string;
  readonly at: string;
  /** Absent once it is deleted. */
  readonly sealed?: string | undefined;
};

/** Keys of attachments in the files port, sealed for the stream of their inquiry. */
export const inquiryFileKey = (seq: number, fileId: string): string => `${inquiryFolder(seq)}${fileId}`;
export const inquiryFolder = (seq: number): string => `inquiries/inquiry-${seq}/`;

/** A file id begins with the seq of its inquiry. */
export const inquirySeqOfFile = (fileId: string): number | undefined => {
  const seq = /^(\d{1,16})-[\w-]+$/.exec(fileId)?.[1];
  return seq === undefined ? undefined : Number(seq);
};
