// The rules of a subscription: asked for, confirmed by the link of the mail, ended at any time.
import { type NewsletterEvent, newsletterEvents, type SubscriptionAsked } from "@sb/contracts/newsletter/events.ts";
import { LINK_DAYS } from "@sb/contracts/newsletter/terms.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { isWithin } from "@sb/platform/clock.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

/** Mails that strangers can make us send to one address within a day. */
export const MAILS_A_DAY = 3;
const DAY_MS = 86_400_000;
const LINK_MS = LINK_DAYS * DAY_MS;

type Request = { readonly askId: string; readonly askedAt: number; readonly isVoid?: true };

export type NewsletterState = {
  readonly status: "NONE" | "ASKED" | "ACTIVE";
  /** Requests of the last days, oldest first. An end makes their links void, and they still count against more mails. */
  readonly requests: readonly Request[];
  /** The newest since the last end. */
  readonly askId: string | undefined;
};

type Asking = Pick<SubscriptionAsked["data"], "askId" | "askedAt" | "language" | "sealed">;

export type NewsletterCommand = { readonly subscriberId: string } & (
  | { readonly type: "Ask"; readonly asking: Asking }
  /** `at`: ISO 8601 in UTC. */
  | { readonly type: "Confirm"; readonly askId: string; readonly at: string }
  | { readonly type: "End" }
  /** Ends what was never confirmed since this request. */
  | { readonly type: "Forget"; readonly askId: string }
);

export const newsletterDecider: Decider<NewsletterCommand, NewsletterEvent, NewsletterState> = {
  events: newsletterEvents,
  initialState: { status: "NONE", requests: [], askId: undefined },
  evolve,
  decide,
};

function evolve(state: NewsletterState, event: NewsletterEvent): NewsletterState {
  switch (event.type) {
    case "SubscriptionAsked": {
      const { askId } = event.data;
      const askedAt = Date.parse(event.data.askedAt);
      const requests = [...state.requests.filter(isYoung(askedAt)), { askId, askedAt }];
      return { ...state, status: state.status === "ACTIVE" ? "ACTIVE" : "ASKED", requests, askId };
    }
    case "SubscriptionConfirmed":
      return { ...state, status: "ACTIVE" };
    case "SubscriptionEnded":
      return { status: "NONE", requests: state.requests.map((each) => ({ ...each, isVoid: true })), askId: undefined };
    default:
      throw unknownEvent(event);
  }
}

const isYoung =
  (now: number) =>
  ({ askedAt }: Request): boolean =>
    now - askedAt < LINK_MS;

function decide(command: NewsletterCommand, state: NewsletterState): readonly NewsletterEvent[] {
  const { subscriberId } = command;
  switch (command.type) {
    case "Ask":
      return ask(subscriberId, command.asking, state);
    case "Confirm":
      requireGood(command, state);
      if (state.status === "ACTIVE") return [];
      return [{ type: "SubscriptionConfirmed", version: 1, data: { subscriberId } }];
    case "End":
      return state.askId === undefined ? [] : [ended(subscriberId, state.askId)];
    case "Forget":
      return state.status === "ASKED" && state.askId === command.askId ? [ended(subscriberId, command.askId)] : [];
    default:
      return command satisfies never;
  }
}

const ended = (subscriberId: string, askId: string): NewsletterEvent => ({
  type: "SubscriptionEnded",
  version: 1,
  data: { subscriberId, askId },
});

/** Nothing happens where enough mails went to the address: its owner has them. */
function ask(subscriberId: string, asking: Asking, { requests, askId }: NewsletterState): readonly NewsletterEvent[] {
  const now = Date.parse(asking.askedAt);
  if (requests.filter(({ askedAt }) => isWithin(askedAt, now, DAY_MS)).length >= MAILS_A_DAY) return [];
  const data = { subscriberId, ...asking, ...(askId !== undefined && { replaces: askId }) };
  return [{ type: "SubscriptionAsked", version: 1, data }];
}

function requireGood({ askId, at }: { readonly askId: string; readonly at: string }, state: NewsletterState): void {
  const request = state.requests.find((each) => each.askId === askId);
  // Asked for by a clock that was put back since, a link is good for as long at most.
  const isGood = request && !request.isVoid && Math.abs(Date.parse(at) - request.askedAt) < LINK_MS;
  if (!isGood) throw new Refused("LINK_EXPIRED");
}
