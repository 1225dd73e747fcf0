// The access token for a request: refreshed first where its time is up, once however many requests and tabs wait.
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { ApiError } from "../api/problem.ts";
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

/** A token that is not `used`. Throws what the server says where the login is over (401 or 403). */
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
  if (!session.isLogin) throw new ApiError({ status: 403, code: "LOGIN_EXPIRED" });
  if (session.token !== used && !hasExpired(session, Date.now())) return session.token;
  const { body } = await send(requestOf("POST user/refresh", {}));
  const answer = body as ResponseOf<"POST user/refresh">;
  await updateSession((now) => withToken(now, answer, Date.now()));
  return answer.accessToken;
}
