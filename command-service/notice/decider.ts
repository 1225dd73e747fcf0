// The rules of notices, which are those of all content, and of a person's hidden popups.
import { NOTICE_LIMITS } from "@sb/contracts/notice/model.ts";
import { type NoticeEvent, noticeContent, type PopupHidden, popupEvents } from "@sb/contracts/notice/subject.ts";
import type { NoticeInput } from "@sb/contracts/notice/wire.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { contentDecider } from "../runtime/content-decider.ts";

export const noticeDecider = contentDecider<NoticeEvent, NoticeInput>({
  content: noticeContent,
  seen: { count: "revision", code: "CONTENT_CHANGED" },
  written: (seq, text) => ({ type: "NoticeWritten", version: 1, data: { seq, ...text } }),
  modified: (seq, text) => ({ type: "NoticeModified", version: 1, data: { seq, ...text } }),
  published: (seq) => ({ type: "NoticePublished", version: 1, data: { seq } }),
  deleted: (seq, reason = "") => ({ type: "NoticeDeleted", version: 2, data: { seq, reason } }),
});

type Hidden = { readonly seq: number; readonly until: string };
/** The newest last. */
export type PopupsState = { readonly hidden: readonly Hidden[] };

export type HidePopup = {
  readonly type: "Hide";
  readonly userId: string;
  readonly seq: number;
  /** ISO 8601, both. */
  readonly until: string;
  readonly at: string;
};

/** A day has 25 hours at most, and clocks of devices differ from ours. */
const DAY_MS = 26 * 3_600_000;

/** Each is hidden once, and until the end of the person's day at the latest. */
export const popupsDecider: Decider<HidePopup, PopupHidden, PopupsState> = {
  events: popupEvents,
  initialState: { hidden: [] },
  evolve: ({ hidden }, { data: { seq, until } }) => ({
    hidden: [...hidden.filter((one) => one.seq !== seq), { seq, until }].slice(-NOTICE_LIMITS.popupsHidden),
  }),
  decide({ userId, seq, until, at }, { hidden }) {
    const now = Date.parse(at);
    const end = Math.min(Date.parse(until), now + DAY_MS);
    const isHidden = hidden.some((one) => one.seq === seq && Date.parse(one.until) > now);
    if (end <= now || isHidden) return [];
    return [{ type: "PopupHidden", version: 1, data: { userId, seq, until: new Date(end).toISOString() } }];
  },
};
