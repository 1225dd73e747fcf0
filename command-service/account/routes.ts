// The account subject's writes: one handler per route, and what follows an event.
import type { AccountCommandKey } from "@sb/contracts/account/routes.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { AccountDeps } from "./deps.ts";
import { join } from "./join.ts";
import { deregister, followUp } from "./leave.ts";
import { logIn, loginConfig } from "./log-in.ts";
import { createNicknames } from "./nicknames.ts";
import { logOut, refresh } from "./refresh.ts";
import { changeNickname, checkNickname } from "./rename.ts";

export type { AccountDeps } from "./deps.ts";

export function accountRoutes(deps: AccountDeps): Handlers<AccountCommandKey> {
  const nicknames = createNicknames(deps);
  return {
    "GET user/login/config": loginConfig(deps),
    "POST user/login": logIn(deps),
    "POST user/refresh": refresh(deps),
    "POST user/logout": logOut(deps),
    "POST user/nick/change": changeNickname(deps, nicknames),
    "POST user/delete": deregister(deps, nicknames),
    "POST home/nick/double-chk": checkNickname(deps, nicknames),
    "POST home/join": join(deps, nicknames),
  };
}

/** To be subscribed to the bus by every process that serves these routes. */
export function accountFollowUp(deps: AccountDeps): Subscription {
  return followUp(deps, createNicknames(deps));
}
