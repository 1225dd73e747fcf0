import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { handleError } from "../errors/handle.ts";
import { useGo } from "../routing/navigation.ts";
import { paths } from "../routing/paths.ts";
import { toast } from "../ui/toast.ts";
import { endLogin } from "./end.ts";

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
    const { startLogin } = await import("./login.ts");
    await startLogin(returnTo ?? `${location.pathname}${location.search}`).catch(handleError);
  }, []);
  const logout = useCallback(async () => {
    // Whatever the server says, this device forgets the login.
    await endLogin().catch(handleError);
    await go(paths.home);
    toast.note(t(($) => $.common.loggedOut));
  }, [go, t]);
  return { login, logout };
}
