// Who calls: the access token of a request, and what a route asks of its caller.

import { Refused } from "@sb/contracts/refused.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import type { Route } from "@sb/contracts/routes.ts";
import type { Response } from "express";
import type { Caller } from "../handler.ts";
import { apiKeyIn, requireKeyCaller } from "./api-key.ts";

type TokenVerdict = { readonly ok: Caller } | { readonly error: "TOKEN_EXPIRED" | "LOGIN_REQUIRED" };
export type VerifyAccess = (token: string) => Promise<TokenVerdict>;

/**
 * The caller, undefined for a visitor. Refuses bad tokens on public routes as well, so that nobody believes to be logged in
 * who is not, and API keys where the route takes none. Routes with `token: "ignored"` have no caller.
 */
export async function identify(
  route: Pick<Route, "token" | "apiKey">,
  authorization: string | undefined,
  verify: VerifyAccess,
  response: Response,
): Promise<Caller | undefined> {
  if (route.token === "ignored" || authorization === undefined) return undefined;
  if (apiKeyIn(authorization) !== undefined) return requireKeyCaller(route, response);
  return callerOf(authorization, verify);
}

/** Refuses a caller who is less than the route asks for: one is there for all but "anyone", as `CallerOf` promises. */
export function requireRole({ who }: Pick<Route, "who">, caller: Caller | undefined): void {
  if (who === "anyone") return;
  if (!caller) throw new Refused("LOGIN_REQUIRED");
  if (!mayDo(caller, who)) throw new Refused("NO_MENU_ACCESS");
}

async function callerOf(authorization: string, verify: VerifyAccess): Promise<Caller> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization) ?? [];
  if (!token) throw new Refused("LOGIN_REQUIRED");
  const verdict = await verify(token);
  if ("error" in verdict) throw new Refused(verdict.error);
  return verdict.ok;
}
