// Who is an account's holder right now. An access token outlives a deregistration by minutes; this does not.
import { accountEvents } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { type MemberRouteKey, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { EventStore, Revision } from "@sb/platform/event-store/port.ts";
import type { Handler, Handlers } from "@sb/platform/http/handler.ts";
import { LRUCache } from "lru-cache";
import { type AccountState, type ActiveAccount, accountDecider, active } from "./rules/decider.ts";

export type AccountGate = {
  /** An account as it stands now. */
  find(userId: string): Promise<AccountState>;
  /** Throws Refused("LOGIN_EXPIRED") for who has left, or never was. */
  requireActive(userId: string): Promise<ActiveAccount>;
};

type Known = { readonly state: AccountState; readonly next: Revision };

/** Accounts kept folded in memory. */
const LIMIT = 10_000;
const UNKNOWN: Known = { state: accountDecider.initialState, next: 0 };

/**
 * Keeps accounts as they were last seen and reads only what their streams got since, nearly always nothing: one look
 * by key into the store, and never behind it, whichever process wrote.
 */
export function createAccountGate({ eventStore }: { readonly eventStore: EventStore }): AccountGate {
  const seen = new LRUCache<string, Known>({ max: LIMIT });

  async function find(userId: string): Promise<AccountState> {
    const known = seen.get(userId) ?? UNKNOWN;
    const { events } = await eventStore.readStream(accountStream.of(userId), known.next);
    const state = events.map((event) => accountEvents.read(event)).reduce(accountDecider.evolve, known.state);
    remember(userId, { state, next: known.next + events.length });
    return state;
  }

  function remember(userId: string, known: Known): void {
    const isOvertaken = (seen.get(userId)?.next ?? 0) > known.next;
    if (!isOvertaken && known.next > 0) seen.set(userId, known);
  }

  return { find, requireActive: async (userId) => active(await find(userId)) };
}

/** The same handlers, of which those for signed-in people first make sure that the caller's account is active. */
export function guardHandlers<Keys extends RouteKey>(gate: AccountGate, handlers: Handlers<Keys>): Handlers<Keys> {
  const guarded = Object.entries(handlers).map(([key, handler]) => {
    const isOpen = routes[key as Keys].who === "anyone";
    return [key, isOpen ? handler : guard(gate, handler as Handler<MemberRouteKey>)];
  });
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

function guard(gate: AccountGate, handle: Handler<MemberRouteKey>): Handler<MemberRouteKey> {
  return async (request) => {
    await gate.requireActive(request.caller.userId);
    return handle(request);
  };
}
