// A login that is not used ends on the server. An open page finds out at that moment, not at its next request.
import { isLoginOver } from "../api/problem.ts";
import { getSession } from "./store.ts";
import { renewToken } from "./tokens.ts";

const CHECK_MS = 1_000;
/** Late enough that asking finds the login over, and does not renew it. */
const LATE_MS = 2_000;

/** The server decides: once the time is up it is asked for a new token, and its refusal goes to `onOver`. */
export function watchIdle(onOver: (error: unknown) => void): void {
  let asked: number | undefined;
  setInterval(() => {
    const { isLogin, endsAt, token } = getSession();
    if (!isLogin || asked === endsAt || Date.now() < endsAt + LATE_MS) return;
    asked = endsAt;
    // Where no answer came, the next request asks again.
    renewToken(token).catch((error: unknown) => isLoginOver(error) && onOver(error));
  }, CHECK_MS);
}
