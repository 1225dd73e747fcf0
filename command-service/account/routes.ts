// The account subject's writes: one handler per route.
import type { AccountCommandKey } from "@sb/contracts/account/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { agreeToTerms } from "./agree.ts";
import type { AccountDeps } from "./deps.ts";
import { join } from "./join.ts";
import { deregister } from "./leave.ts";
import { logIn, loginConfig } from "./log-in.ts";
import { endLogins, logOut, refresh } from "./refresh.ts";
import { changeNickname, checkNickname } from "./rename.ts";

export const routes = ((deps: AccountDeps): Handlers<AccountCommandKey> => {
  return {
    "GET user/login/config": loginConfig(deps),
    "POST user/login": logIn(deps),
    "POST user/refresh": refresh(deps),
    "POST user/logout": logOut(deps),
    "POST user/logins/end": endLogins(deps),
    "POST user/nick/change": changeNickname(deps),
    "POST user/terms/agree": agreeToTerms(deps),
    "POST user/delete": deregister(deps),
    "POST home/nick/double-chk": checkNickname(deps),
    "POST home/join": join(deps),
  };
}) satisfies CommandRoutes;
