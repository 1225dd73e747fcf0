import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { handleError } from "../errors/handle.ts";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { toast } from "../ui/feedback/toast.ts";
import { endLogin } from "./end.ts";

type Login = {
  /** Redirects to the issuer; the user returns to `returnTo`, or to the current page. */
  readonly login: (returnTo?: string) => Promise<void>;
  readonly logout: () => Promise<void>;
};

export function useLogin(): Login {
  const { t } = useTranslation();
  const go = useGo();
  const login = useCallback(async (returnTo?: string) => {
    // Lazy-loaded: only a login needs it.
    const { beginLogin } = await import("./login.ts");
    await beginLogin(returnTo ?? `${location.pathname}${location.search}`).catch(handleError);
  }, []);
  const logout = useCallback(async () => {
    // Sign out on this device even if the server fails.
    await endLogin().catch(handleError);
    await go(pathTo("/"));
    toast.note(t(($) => $.common.loggedOut));
  }, [go, t]);
  return { login, logout };
}
