// A like is what one person thinks of one target, not a number: liking twice is liking once.
import { type CommentedThing, type LikeEvent, likeEvents } from "@sb/contracts/comment/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type LikeState = { readonly liked: boolean };

export type SetLike = {
  readonly target: CommentedThing;
  readonly userId: string;
  readonly like: boolean;
  /** The request has an Idempotency-Key: it leaves an event in any case, so that its repetition is recognised. */
  readonly isKeyed: boolean;
};

export const likeDecider: Decider<SetLike, LikeEvent, LikeState> = {
  events: likeEvents,
  initialState: { liked: false },
  evolve: (_, event) => {
    switch (event.type) {
      case "Liked":
        return { liked: true };
      case "LikeWithdrawn":
        return { liked: false };
      default:
        throw unknownEvent(event);
    }
  },
  decide: ({ target, userId, like, isKeyed }, { liked }) =>
    like === liked && !isKeyed
      ? []
      : [{ type: like ? "Liked" : "LikeWithdrawn", version: 1, data: { target, userId } }],
};
