// The read model `notice@1`: the projector writes it, queries read it.
import type { NoticeStatus, NoticeType } from "../codes.ts";

export const NOTICE_MODEL = "notice@1";
export const NOTICE_INDEX = "notice-index@1";

/** NoticeDoc by seq. */
export const NOTICE_COLLECTION = "notice";
/** Seqs of all notices, drafts too, scored by seq: newest first for admins. */
export const NOTICE_LIST = "notice:all";

export type NoticeDoc = {
  readonly seq: number;
  readonly optionType: NoticeType;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly status: NoticeStatus;
  readonly writtenAt: string;
  /** Absent in a draft. */
  readonly publishedAt?: string | undefined;
  readonly modifiedAt?: string | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};
