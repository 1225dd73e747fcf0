// Codes and sizes of notices, their read models and search index, and when one shows.
import type { ContentLife } from "../content.ts";
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import type { IndexSchema } from "../search-schema.ts";
import type { NoticeText } from "./subject.ts";

export const NOTICE_TYPES = ["NOTICE", "UPDATE", "MAINTENANCE", "EVENT"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

export const NOTICE_STATUSES = ["DRAFT", "PUBLISHED"] as const;

/** The texts of a notice in each language. */
export const NOTICE_FIELDS = {
  title: { required: true, maxChars: LIMITS.titleChars },
  content: { required: true, maxChars: 20_000 },
} as const satisfies TextFields;
/** A popup is read in a small dialog on home, and all of its languages travel with the home page. */
export const POPUP_FIELDS = {
  ...NOTICE_FIELDS,
  content: { required: true, maxChars: 2_000 },
} as const satisfies TextFields;

export const NOTICE_LIMITS = {
  /** Popups on home at once, and those that a person has hidden and that are kept. */
  popups: 5,
  popupsHidden: 20,
} as const;

export const NOTICE_MODEL = "notice@1";
/** Apart from the notices, whose readers' answers are kept while their model stays as it is. */
export const POPUP_MODEL = "popup@1";

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

export type NoticeTranslations = NonNullable<NoticeText["translations"]>;
/** It shows from `showFrom` until before `showTo`. */
export type NoticeDoc = NoticeText & ContentLife;

/** PopupsHiddenDoc by userId. */
export const POPUPS_HIDDEN_COLLECTION = "popups-hidden";
export type PopupsHiddenDoc = {
  readonly userId: string;
  /** The newest last. */
  readonly hidden: readonly { readonly seq: number; readonly until: string }[];
  readonly revision: number;
};

export const NOTICE_INDEX = "notice-index@2";
/** Published notices. Documents have the notice's seq as their id. */
export const NOTICE_SEARCH = {
  name: NOTICE_INDEX,
  texts: {
    title: { analysis: "headline", highlight: true },
    /** The text, and its translations with their titles. */
    content: { analysis: "prose", many: true },
  },
  /** `ends`: the notice's seq where it has an end, else `NEVER`, so that a query names those that have not ended. */
  filters: ["optionType", "ends"],
  /** Seconds since 2025 from which on it shows: a draft published late is new, and what is still to come stands first. */
  sorts: { shownAt: "value" },
} as const satisfies IndexSchema;
export const NEVER = "never";

// When a notice shows. Readers compare it with their clock: no job has to fire at the right moment.

/** ISO 8601; what is absent does not limit it. */
export type Period = { readonly showFrom?: string | undefined; readonly showTo?: string | undefined };

/** Whether a published notice shows at an instant, in milliseconds since 1970: from `showFrom` until before `showTo`. */
export function isShownAt({ showFrom, showTo }: Period, now: number): boolean {
  return (showFrom === undefined || Date.parse(showFrom) <= now) && (showTo === undefined || now < Date.parse(showTo));
}

/** The first instant of some periods after `now`, at which one begins or ends. Undefined where nothing changes any more. */
export function nextChange(periods: readonly Period[], now: number): number | undefined {
  const instants = periods.flatMap(({ showFrom, showTo }) => [showFrom, showTo].map((at) => Date.parse(at ?? "")));
  const ahead = instants.filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
