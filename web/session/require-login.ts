import { useCallback } from "react";
import { closeModal } from "../modals/modals.ts";
import { getSession, subscribe } from "./store.ts";
import { useLogin } from "./use-login.ts";

const KEY = "login";

/** Asks a visitor to log in; true if they accept. Closes by itself when they log in, in any tab. */
export function useAskToLogin(): () => Promise<boolean> {
  return useCallback(async () => {
    const { openLoginDialog } = await import("./login-dialog.tsx");
    const stop = subscribe(() => {
      if (getSession().isLogin) closeModal(KEY);
    });
    const wanted = await openLoginDialog(KEY);
    stop();
    return wanted === true;
  }, []);
}

/**
 * For a button that needs a login: `if (await requireLogin()) …`. A visitor is asked to log in and returns to this
 * page; resolves to false unless signed in.
 */
export function useRequireLogin(): () => Promise<boolean> {
  const askToLogin = useAskToLogin();
  const { login } = useLogin();
  return useCallback(async () => {
    if (getSession().isLogin) return true;
    if (await askToLogin()) await login();
    return getSession().isLogin;
  }, [askToLogin, login]);
}
