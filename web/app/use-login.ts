import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { handleError } from "../errors/handle.ts";
import { endLogin } from "../session/end.ts";
import { toast } from "../ui/toast.ts";
import { useGo } from "./navigation.ts";
import { paths } from "./paths.ts";

type Login = {
  /** Leaves for the issuer; the person comes back to `returnTo`, or to where they are. */
  readonly login: (returnTo?: string) => Promise<void>;
  readonly logout: () => Promise<void>;
};

export function useLogin(): Login {
  const { t } = useTranslation();
  const go = useGo();
  const login = useCallback(async (returnTo?: string) => {
    // The way to the issuer is code that only those need who take it.
    const { startLogin } = await import("../session/login.ts");
    await startLogin(returnTo ?? `${location.pathname}${location.search}`).catch(handleError);
  }, []);
  const logout = useCallback(async () => {
    // Whatever the server says, this device forgets the login.
    await endLogin().catch(handleError);
    await go(paths.home);
    toast.note(t(($) => $.account.myPage.loggedOut));
  }, [go, t]);
  return { login, logout };
}
