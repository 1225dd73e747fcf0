// The rules of a person's hidden popups: each is hidden once, and until the end of the person's day at the latest.
import { LIMITS } from "@sb/contracts/limits.ts";
import { type PopupHidden, popupEvents } from "@sb/contracts/notice/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

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

export const popupsDecider: Decider<HidePopup, PopupHidden, PopupsState> = {
  events: popupEvents,
  initialState: { hidden: [] },
  evolve: ({ hidden }, { data: { seq, until } }) => ({
    hidden: [...hidden.filter((one) => one.seq !== seq), { seq, until }].slice(-LIMITS.popupsHidden),
  }),
  decide,
};

function decide({ userId, seq, until, at }: HidePopup, { hidden }: PopupsState): readonly PopupHidden[] {
  const now = Date.parse(at);
  const end = Math.min(Date.parse(until), now + DAY_MS);
  const isHidden = hidden.some((one) => one.seq === seq && Date.parse(one.until) > now);
  if (end <= now || isHidden) return [];
  return [{ type: "PopupHidden", version: 1, data: { userId, seq, until: new Date(end).toISOString() } }];
}
