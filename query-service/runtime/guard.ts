// Closes all queries to callers who have deregistered or whose login was ended.

import { Refused } from "@sb/contracts/refused.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Caller, Handler, Handlers } from "@sb/platform/http/handler.ts";

/** Whether the caller's account has been given up, or the login that the access token belongs to was ended. */
export type IsOver = (caller: Caller) => Promise<boolean>;

/**
 * The same handlers, which refuse those whose login is over with LOGIN_EXPIRED, on public routes too: there the answer would
 * show what only the owner may see. Visitors pass.
 */
export function guardQueries<Keys extends RouteKey>(isOver: IsOver, handlers: Handlers<Keys>): Handlers<Keys> {
  const guarded = Object.entries(handlers).map(([key, handler]) => [key, guard(isOver, handler as Handler<RouteKey>)]);
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

function guard(isOver: IsOver, handle: Handler<RouteKey>): Handler<RouteKey> {
  return async (request) => {
    if (request.caller && (await isOver(request.caller))) throw new Refused("LOGIN_EXPIRED");
    return handle(request);
  };
}
