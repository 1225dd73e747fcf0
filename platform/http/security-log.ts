// The security log: refusals that are worth a line for those who guard the service, such as credentials that are not good, menus that are not theirs.

import { isRefused } from "@sb/contracts/refused.ts";
import type { Route, RouteKey } from "@sb/contracts/routes.ts";
import type { Request } from "express";
import type { Log } from "../log-port.ts";

export type SecurityLog = Pick<Log, "warn">;

/** Ids only: neither the address nor what was sent. */
export type Refusal = { readonly requestId: string; readonly key: RouteKey; readonly userId: string | undefined };

/** Visitors who are merely asked to log in are none. */
export function logRefusal(
  log: SecurityLog,
  route: Route,
  { headers }: Pick<Request, "headers">,
  { requestId, key, userId }: Refusal,
  error: unknown,
): void {
  if (!isRefused(error)) return;
  const isForbidden = FORBIDDEN.has(error.code);
  const isBadLogin =
    error.code === "LOGIN_REQUIRED" && (headers.authorization !== undefined || isLogin(route, headers));
  if (isForbidden || isBadLogin) log.warn({ requestId, route: key, userId, code: error.code }, "access was refused");
}

const FORBIDDEN: ReadonlySet<string> = new Set([
  "NO_MENU_ACCESS",
  "API_KEY_INVALID",
  "API_KEY_NOT_TAKEN",
  "API_KEY_SCOPE",
]);

/** The route itself checks what it was given: a code, a registration token, the refresh cookie. */
function isLogin({ token, cookie }: Route, headers: Request["headers"]): boolean {
  return token === "ignored" && (cookie === undefined || headers.cookie !== undefined);
}

/** Once in a window, with the first request beyond the limit. */
export function logExceeded(
  log: SecurityLog,
  count: number,
  limit: number,
  facts: { name: string; userId?: string },
): void {
  if (count === limit + 1) log.warn({ ...facts, limit }, "a limit was exceeded");
}
