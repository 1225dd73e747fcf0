// Closes all queries to callers who have deregistered or whose login was ended.

import { Refused } from "@sb/contracts/refused.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handler, Handlers } from "@sb/platform/http/handler.ts";
import { createIsOver, type IsOver, type IsOverDeps } from "../account/is-over.ts";
import { guardAgencies } from "../agency/may-act.ts";

/** Closed to callers whose login is over, and those of agencies to whoever was removed from theirs. */
export const guardReads = <Keys extends RouteKey>(deps: IsOverDeps, handlers: Handlers<Keys>): Handlers<Keys> =>
  guardQueries(createIsOver(deps), guardAgencies(deps, handlers));

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
