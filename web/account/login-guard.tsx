import { useEffect } from "react";
import { useModals } from "../app/modals/ask.tsx";
import { useGoBack } from "../app/navigation.ts";
import { useLogin } from "../app/use-login.ts";
import { Waiting } from "../app/waiting.tsx";
import { useText } from "../i18n/text.tsx";

/** In place of a screen that is for those who are logged in: login comes back here, cancel goes back or home. */
export function LoginGuard() {
  const { guard } = useText().account;
  const { decide } = useModals();
  const { login } = useLogin();
  const goBack = useGoBack();
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const { title, text, login: confirm, cancel } = guard;
      const yes = await decide({ key: "login", title, text, confirm, cancel });
      // By the browser's own Back, the person has left already.
      if (!here) return;
      if (yes) await login();
      else goBack();
    };
    void ask();
    return () => {
      here = false;
    };
  }, [decide, login, goBack, guard]);
  return <Waiting />;
}
