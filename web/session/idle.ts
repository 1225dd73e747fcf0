// The server ends an idle login. An open page detects it at that moment, not at its next request.
import { isLoginOver } from "../api/problem.ts";
import { getSession } from "./store.ts";
import { renewToken } from "./tokens.ts";

const CHECK_MS = 1_000;
/** A margin after the expiry, so that the request finds the login ended instead of renewing it. */
const LATE_MS = 2_000;

/** At the expiry, requests a new token: the server decides, and its error goes to `onOver`. */
export function watchIdle(onOver: (error: unknown) => void): void {
  let asked: number | undefined;
  setInterval(() => {
    const { isLogin, endsAt, token } = getSession();
    if (!isLogin || asked === endsAt || Date.now() < endsAt + LATE_MS) return;
    asked = endsAt;
    // After a network error, the next request detects it.
    renewToken(token).catch((error: unknown) => isLoginOver(error) && onOver(error));
  }, CHECK_MS);
}
