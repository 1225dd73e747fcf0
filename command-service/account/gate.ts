// Whether an account is active right now, and a login not ended. An access token is good for minutes; this is not.
import { hasEnded } from "@sb/contracts/account/ended-logins.ts";
import { AccountJoined, accountEvents } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type MemberRouteKey, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { EventStore, Revision } from "@sb/platform/event-store/port.ts";
import type { Caller, Handler, Handlers } from "@sb/platform/http/handler.ts";
import { LRUCache } from "lru-cache";
import { type AccountState, type ActiveAccount, accountDecider, requireActive } from "./rules/decider.ts";

export type AccountGate = {
  /** An account as it is now. */
  find(userId: string): Promise<AccountState>;
  /** When the membership began that it has now, or had last; undefined where there was none. ISO 8601. */
  joinedAt(userId: string): Promise<string | undefined>;
  /** Throws Refused("LOGIN_EXPIRED") where the account was left or never existed. */
  requireActive(userId: string): Promise<ActiveAccount>;
  /** As `requireActive`, and where the login or the membership that the access token belongs to has ended. */
  requireLogin(caller: Omit<Caller, "isAdmin">): Promise<void>;
};

type Known = { readonly state: AccountState; readonly joinedAt: string | undefined; readonly next: Revision };

/** Accounts kept folded in memory. */
const LIMIT = 10_000;
const UNKNOWN: Known = { state: accountDecider.initialState, joinedAt: undefined, next: 0 };

/**
 * Caches folded accounts and reads only the events since, usually none: one lookup by key in the store, so the answer is
 * current whichever process wrote.
 */
export function createAccountGate({ eventStore }: { readonly eventStore: EventStore }): AccountGate {
  const seen = new LRUCache<string, Known>({ max: LIMIT });

  async function find(userId: string): Promise<Known> {
    const known = seen.get(userId) ?? UNKNOWN;
    const { events } = await eventStore.readStream(accountStream.of(userId), known.next);
    const state = events.map((event) => accountEvents.read(event)).reduce(accountDecider.evolve, known.state);
    const joinedAt = events.findLast(({ type }) => type === AccountJoined.type)?.meta.at ?? known.joinedAt;
    const found = { state, joinedAt, next: known.next + events.length };
    remember(userId, found);
    return found;
  }

  function remember(userId: string, known: Known): void {
    const isOvertaken = (seen.get(userId)?.next ?? 0) > known.next;
    if (!isOvertaken && known.next > 0) seen.set(userId, known);
  }

  return {
    find: async (userId) => (await find(userId)).state,
    joinedAt: async (userId) => (await find(userId)).joinedAt,
    requireActive: async (userId) => requireActive((await find(userId)).state),
    requireLogin: async ({ userId, sessionId, membership }) => {
      const account = requireActive((await find(userId)).state);
      const isOver = account.membership !== membership || hasEnded(account.endedLogins, sessionId);
      if (isOver) throw new Refused("LOGIN_EXPIRED");
    },
  };
}

/** The same handlers; those for signed-in people first require the caller's account to be active and their login not ended. */
export function guardHandlers<Keys extends RouteKey>(gate: AccountGate, handlers: Handlers<Keys>): Handlers<Keys> {
  const guarded = Object.entries(handlers).map(([key, handler]) => {
    const isOpen = routes[key as Keys].who === "anyone";
    return [key, isOpen ? handler : guard(gate, handler as Handler<MemberRouteKey>)];
  });
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

const isAgencysProgram = ({ apiKey, agencySeq }: Caller): boolean => apiKey !== undefined && agencySeq !== undefined;

function guard(gate: AccountGate, handle: Handler<MemberRouteKey>): Handler<MemberRouteKey> {
  return async (request) => {
    // An agency's program has no account: the guard of agencies asks whether its agency is active.
    if (!isAgencysProgram(request.caller)) await gate.requireLogin(request.caller);
    return handle(request);
  };
}
