// The end of a login: on the server, which revokes its refresh tokens and clears their cookie, and on this device.
import { requestOf } from "../api/request.ts";
import { send } from "../api/send.ts";
import { getSession, signOut } from "./store.ts";

let ending: Promise<void> | undefined;

/** Sent without a token, since the login may have none that is good. Once, however many requests found it over. */
export function endLogin(): Promise<void> {
  ending ??= end().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function end(): Promise<void> {
  const told = getSession().isLogin ? send(requestOf("POST user/logout", {})) : undefined;
  await Promise.all([signOut(), told]);
}
