// Who calls: the access token of a request, and what a route asks of its caller.
import type { Route } from "@sb/contracts/routes.ts";
import { Refused } from "../refused.ts";
import type { Caller } from "./handler.ts";

export type TokenVerdict = { readonly ok: Caller } | { readonly error: "TOKEN_EXPIRED" | "LOGIN_REQUIRED" };
export type VerifyAccess = (token: string) => Promise<TokenVerdict>;

/**
 * The caller: always there on a route for "user" or "admin", as `CallerOf` promises its handler. Refuses callers who are
 * less than the route asks for, and bad tokens on public routes as well, so that nobody believes to be logged in who is
 * not. Routes with `token: "ignored"` have no caller.
 */
export async function identify(
  route: Pick<Route, "who" | "token">,
  authorization: string | undefined,
  verify: VerifyAccess,
): Promise<Caller | undefined> {
  if (route.token === "ignored") return undefined;
  const caller = authorization === undefined ? undefined : await callerOf(authorization, verify);
  if (route.who !== "anyone" && !caller) throw new Refused("LOGIN_REQUIRED");
  if (route.who === "admin" && !caller?.isAdmin) throw new Refused("NO_MENU_ACCESS");
  return caller;
}

async function callerOf(authorization: string, verify: VerifyAccess): Promise<Caller> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization) ?? [];
  if (!token) throw new Refused("LOGIN_REQUIRED");
  const verdict = await verify(token);
  if ("error" in verdict) throw new Refused(verdict.error);
  return verdict.ok;
}
