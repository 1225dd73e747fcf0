// The access token for a request, refreshed first if expired: one refresh across all requests and tabs.
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { ApiError, isLoginOver } from "../api/problem.ts";
import { requestOf } from "../api/request.ts";
import { send } from "../api/send.ts";
import { hasExpired, type Session, withToken } from "./session.ts";
import { getSession, loadSession, updateSession } from "./store.ts";

/** Undefined for a visitor. */
export async function currentToken(): Promise<string | undefined> {
  const session = getSession();
  if (!session.isLogin) return undefined;
  return hasExpired(session, Date.now()) ? renewToken(session.token) : session.token;
}

let renewal: Promise<string> | undefined;

/** Returns a token other than `used`. Throws LOGIN_IDLE (401) or LOGIN_ENDED (403) if the login has ended. */
export function renewToken(used: string): Promise<string> {
  renewal ??= navigator.locks
    .request("sb-refresh", () => renewWithLock(used))
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

async function renewWithLock(used: string): Promise<string> {
  // Another tab may have refreshed the token while this one waited for the lock.
  await loadSession();
  const session = getSession();
  if (!session.isLogin) throw new ApiError({ status: 403, code: "LOGIN_ENDED" });
  if (session.token !== used && !hasExpired(session, Date.now())) return session.token;
  const answer = await refresh(session);
  await updateSession((now) => withToken(now, answer, Date.now()));
  return answer.accessToken;
}

async function refresh({ endsAt }: Session): Promise<ResponseOf<"POST user/refresh">> {
  try {
    return (await send(requestOf("POST user/refresh", {}))).body as ResponseOf<"POST user/refresh">;
  } catch (error) {
    if (!isLoginOver(error)) throw error;
    // The browser drops the cookie of an idle login, so the server can't tell why it is missing.
    const isIdle = error.reason === "INACTIVITY" || Date.now() >= endsAt;
    const { status, requestId } = error;
    throw new ApiError({ status, requestId, code: isIdle ? "LOGIN_IDLE" : "LOGIN_ENDED" }, { cause: error });
  }
}
