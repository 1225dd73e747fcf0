import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useModals } from "../modals/ask.tsx";
import { closeModal } from "../modals/modals.ts";
import { getSession, subscribe } from "./store.ts";
import { useLogin } from "./use-login.ts";

const KEY = "login";

/** Asks a visitor to log in; true if they accept. Closes by itself when they log in, in any tab. */
export function useAskToLogin(): () => Promise<boolean> {
  const { t } = useTranslation();
  const { decide } = useModals();
  return useCallback(async () => {
    const stop = subscribe(() => {
      if (getSession().isLogin) closeModal(KEY);
    });
    const wanted = await decide({
      key: KEY,
      title: t(($) => $.common.guard.title),
      text: t(($) => $.common.guard.text),
      confirm: t(($) => $.common.guard.login),
      cancel: t(($) => $.common.guard.cancel),
    });
    stop();
    return wanted;
  }, [decide, t]);
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
