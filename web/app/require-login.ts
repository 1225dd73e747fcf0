import { useCallback } from "react";
import { useText } from "../i18n/text.tsx";
import { getSession } from "../session/store.ts";
import { useModals } from "./modals/ask.tsx";
import { useLogin } from "./use-login.ts";

/**
 * For a button that only works after login: `if (await requireLogin()) …`. A visitor is asked to log in, and
 * comes back to this page; false where they are not signed in.
 */
export function useRequireLogin(): () => Promise<boolean> {
  const { guard } = useText().account;
  const { decide } = useModals();
  const { login } = useLogin();
  return useCallback(async () => {
    if (getSession().isLogin) return true;
    const { title, text, login: confirm, cancel } = guard;
    if (await decide({ key: "login", title, text, confirm, cancel })) await login();
    return false;
  }, [decide, login, guard]);
}
