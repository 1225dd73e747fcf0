// The rules of looking at unusual filings: each look is noted, and has no effect on anybody.
import { type UnusualEvent, unusualEvents } from "@sb/contracts/unusual/events.ts";
import type { UnusualRule } from "@sb/contracts/unusual/model.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type Review = {
  readonly type: "Review";
  readonly rule: UnusualRule;
  readonly dclrSeq: number;
  readonly note: string;
};
/** How often it was looked at. */
export type Reviews = { readonly times: number };

export const unusualDecider: Decider<Review, UnusualEvent, Reviews> = {
  events: unusualEvents,
  initialState: { times: 0 },
  evolve: ({ times }) => ({ times: times + 1 }),
  decide: ({ rule, dclrSeq, note }) => [{ type: "UnusualFilingsReviewed", version: 1, data: { rule, dclrSeq, note } }],
};
