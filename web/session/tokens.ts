// The access token for a request: refreshed first where its time is up, once however many requests and tabs wait.
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { ApiError, isApiError } from "../api/problem.ts";
import { requestOf } from "../api/request.ts";
import { send } from "../api/send.ts";
import { hasExpired, withToken } from "./session.ts";
import { getSession, loadSession, updateSession } from "./store.ts";

/** Undefined for a visitor. */
export async function currentToken(): Promise<string | undefined> {
  const session = getSession();
  if (!session.isLogin) return undefined;
  return hasExpired(session, Date.now()) ? renewToken(session.token) : session.token;
}

let renewal: Promise<string> | undefined;

/** A token that is not `used`. Throws LOGIN_IDLE (401) or LOGIN_ENDED (403) where the login is over. */
export function renewToken(used: string): Promise<string> {
  renewal ??= navigator.locks
    .request("sb-refresh", () => renewInTurn(used))
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

async function renewInTurn(used: string): Promise<string> {
  // Another tab may have been here while this one waited for its turn.
  await loadSession();
  const session = getSession();
  if (!session.isLogin) throw new ApiError({ status: 403, code: "LOGIN_ENDED" });
  if (session.token !== used && !hasExpired(session, Date.now())) return session.token;
  const { body } = await send(requestOf("POST user/refresh", {})).catch(whyOver);
  const answer = body as ResponseOf<"POST user/refresh">;
  await updateSession((now) => withToken(now, answer, Date.now()));
  return answer.accessToken;
}

/** The cookie lives as long as a login may lie unused: without it the server knows no login. What it refuses was ended. */
function whyOver(error: unknown): never {
  if (!isApiError(error)) throw error;
  const { status, requestId } = error;
  if (status === 401) throw new ApiError({ status, requestId, code: "LOGIN_IDLE" }, { cause: error });
  if (status === 403) throw new ApiError({ status, requestId, code: "LOGIN_ENDED" }, { cause: error });
  throw error;
}
