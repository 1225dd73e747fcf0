// The read models `notice@1` and `popup@1`: the projector writes them, queries read them.
import type { Language, NoticeStatus, NoticeType } from "../codes.ts";

export const NOTICE_MODEL = "notice@1";
export const NOTICE_INDEX = "notice-index@1";
/** Apart from the notices, whose readers' answers are kept while their model stays as it is. */
export const POPUP_MODEL = "popup@1";

/** NoticeDoc by seq. */
export const NOTICE_COLLECTION = "notice";
/** Seqs of all notices, drafts too, scored by seq: newest first for admins. */
export const NOTICE_LIST = "notice:all";
/** Seqs by what admins and clocks ask for. Instants are milliseconds since 1970. */
export const NOTICE_LISTS = {
  /** All that are popups, drafts too, scored by seq. */
  popups: "notice:popups",
  /** Published with a first instant, scored by that: those above now are still to come. */
  starts: "notice:starts",
  /** Published with a last instant, scored by that: those above now have not ended. */
  ends: "notice:ends",
  /** Published popups, scored by their last instant, or by `NO_END`. */
  popupEnds: "notice:popup-ends",
} as const;
export const NO_END = Number.MAX_SAFE_INTEGER;

/** PopupsHiddenDoc by userId. */
export const POPUPS_HIDDEN_COLLECTION = "popups-hidden";

export type NoticeTexts = { readonly title: string; readonly content: string };
export type NoticeTranslations = { readonly [L in Exclude<Language, "ko">]?: NoticeTexts | undefined };

export type NoticeDoc = {
  readonly seq: number;
  readonly optionType: NoticeType;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly popup?: boolean | undefined;
  /** ISO 8601. It shows from `showFrom` until before `showTo`. */
  readonly showFrom?: string | undefined;
  readonly showTo?: string | undefined;
  readonly translations?: NoticeTranslations | undefined;
  readonly status: NoticeStatus;
  readonly writtenAt: string;
  /** Absent in a draft. */
  readonly publishedAt?: string | undefined;
  readonly modifiedAt?: string | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

export type PopupsHiddenDoc = {
  readonly userId: string;
  /** The newest last. */
  readonly hidden: readonly { readonly seq: number; readonly until: string }[];
  readonly revision: number;
};
