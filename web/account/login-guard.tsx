import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useModals } from "../app/modals/ask.tsx";
import { useGoBack } from "../app/navigation.ts";
import { useLogin } from "../app/use-login.ts";
import { Waiting } from "../app/waiting.tsx";

/** In place of a screen that is for those who are logged in: login comes back here, cancel goes back or home. */
export function LoginGuard() {
  const { t } = useTranslation();
  const { decide } = useModals();
  const { login } = useLogin();
  const goBack = useGoBack();
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const yes = await decide({
        key: "login",
        title: t(($) => $.account.guard.title),
        text: t(($) => $.account.guard.text),
        confirm: t(($) => $.account.guard.login),
        cancel: t(($) => $.account.guard.cancel),
      });
      // By the browser's own Back, the person has left already.
      if (!here) return;
      if (yes) await login();
      else goBack();
    };
    void ask();
    return () => {
      here = false;
    };
  }, [decide, login, goBack, t]);
  return <Waiting />;
}
