// Ends a login: on the server, which revokes its refresh tokens and clears the cookie, and on this device.
import { requestOf } from "../api/request.ts";
import { send } from "../api/send.ts";
import { getSession, signOut } from "./store.ts";

let ending: Promise<void> | undefined;

/** Sent without a token, because it may have expired. Sent once, however many requests find the login ended. */
export function endLogin(): Promise<void> {
  ending ??= end().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function end(): Promise<void> {
  const { isLogin } = getSession();
  // First here: once the server knows, what other tabs are reading fails, and they take that for a forced logout.
  try {
    await signOut();
  } finally {
    if (isLogin) await send(requestOf("POST user/logout", {}));
  }
}
