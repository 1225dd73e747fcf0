// Closes all queries to callers who have deregistered.
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Handler, Handlers } from "@sb/platform/http/handler.ts";
import { Refused } from "@sb/platform/refused.ts";

/** Whether this person's account has been given up. */
export type HasLeft = (userId: string, request: { readonly minPosition: Position | undefined }) => Promise<boolean>;

/**
 * The same handlers, which refuse those who have left with LOGIN_EXPIRED, on public routes too: there the answer would
 * show what only the owner may see. Visitors pass.
 */
export function guardQueries<Keys extends RouteKey>(hasLeft: HasLeft, handlers: Handlers<Keys>): Handlers<Keys> {
  const guarded = Object.entries(handlers).map(([key, handler]) => [key, guard(hasLeft, handler as Handler<RouteKey>)]);
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

function guard(hasLeft: HasLeft, handle: Handler<RouteKey>): Handler<RouteKey> {
  return async (request) => {
    if (request.caller && (await hasLeft(request.caller.userId, request))) throw new Refused("LOGIN_EXPIRED");
    return handle(request);
  };
}
