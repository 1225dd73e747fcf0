// The rules of telling moderators what one person tried to write: a few on a day, and few that wait, so that nobody fills the log or
// their list.
import { COMMENT_LIMITS } from "@sb/contracts/comment/codes.ts";
import { type Attempt, type RefusedCommentEvent, refusedCommentEvents } from "@sb/contracts/comment/events.ts";
import type { SolicitationRefusal } from "@sb/contracts/comment/refusals.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";
import type { WriteComment } from "./decider.ts";

export type Attempts = {
  /** Kept ever: the number of the newest. */
  readonly kept: number;
  /** The newest one's, and how many were kept on it. */
  readonly day: string;
  readonly onDay: number;
  /** Numbers of those that wait. */
  readonly waiting: readonly number[];
};

export type TellRefused = {
  readonly type: "Tell";
  readonly userId: string;
  readonly place: Pick<WriteComment["place"], "target" | "parentSeq">;
  readonly reason: SolicitationRefusal;
  readonly content: string;
  /** Today's date in UTC. */
  readonly day: string;
};
export type RefusedCommand =
  | TellRefused
  | ({ readonly type: "See" } & Attempt)
  | { readonly type: "Leave"; readonly userId: string };

export const refusedDecider: Decider<RefusedCommand, RefusedCommentEvent, Attempts> = {
  events: refusedCommentEvents,
  initialState: { kept: 0, day: "", onDay: 0, waiting: [] },
  evolve,
  decide,
};

function evolve(state: Attempts, event: RefusedCommentEvent): Attempts {
  switch (event.type) {
    case "CommentRefused": {
      const { attempt, day } = event.data;
      const onDay = day === state.day ? state.onDay + 1 : 1;
      return { kept: attempt, day, onDay, waiting: [...state.waiting, attempt] };
    }
    case "RefusedCommentClosed":
      return { ...state, waiting: state.waiting.filter((attempt) => attempt !== event.data.attempt) };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: RefusedCommand, state: Attempts): readonly RefusedCommentEvent[] {
  switch (command.type) {
    case "Tell":
      return tell(command, state);
    case "See":
      return see(command, state);
    case "Leave":
      return state.waiting.map((attempt) => closed({ userId: command.userId, attempt }, "ACCOUNT"));
    default:
      return command satisfies never;
  }
}

function tell(
  { userId, place, reason, content, day }: TellRefused,
  { kept, ...newest }: Attempts,
): readonly RefusedCommentEvent[] {
  const onDay = newest.day === day ? newest.onDay : 0;
  if (onDay >= COMMENT_LIMITS.refusedADay || newest.waiting.length >= COMMENT_LIMITS.refusedWaiting) return [];
  const data = { userId, attempt: kept + 1, ...place, reason, day, content };
  return [{ type: "CommentRefused", version: 1, data }];
}

/** Looked at again, nothing happens. */
function see({ userId, attempt }: Attempt, { kept, waiting }: Attempts): readonly RefusedCommentEvent[] {
  if (attempt > kept) throw new Refused("NOT_FOUND");
  return waiting.includes(attempt) ? [closed({ userId, attempt }, "SEEN")] : [];
}

const closed = (attempt: Attempt, because: "SEEN" | "ACCOUNT"): RefusedCommentEvent => ({
  type: "RefusedCommentClosed",
  version: 1,
  data: { ...attempt, because },
});
