import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { getSession } from "../session/store.ts";
import { useModals } from "./modals/ask.tsx";
import { useLogin } from "./use-login.ts";

/**
 * For a button that only works after login: `if (await requireLogin()) …`. A visitor is asked to log in, and
 * comes back to this page; false where they are not signed in.
 */
export function useRequireLogin(): () => Promise<boolean> {
  const { t } = useTranslation();
  const { decide } = useModals();
  const { login } = useLogin();
  return useCallback(async () => {
    if (getSession().isLogin) return true;
    if (
      await decide({
        key: "login",
        title: t(($) => $.account.guard.title),
        text: t(($) => $.account.guard.text),
        confirm: t(($) => $.account.guard.login),
        cancel: t(($) => $.account.guard.cancel),
      })
    )
      await login();
    return false;
  }, [decide, login, t]);
}
