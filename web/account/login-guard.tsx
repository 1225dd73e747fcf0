import { useEffect } from "react";
import { canGoBack, useGoBack } from "../routing/navigation.ts";
import { Waiting } from "../routing/waiting.tsx";
import { useAskToLogin } from "../session/require-login.ts";
import { getSession } from "../session/store.ts";
import { useLogin } from "../session/use-login.ts";

/** Shown instead of a screen that needs a login. Login returns to that screen, cancel goes back or home. */
export function LoginGuard() {
  const askToLogin = useAskToLogin();
  const { login } = useLogin();
  const goBack = useGoBack();
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const wanted = await askToLogin();
      // The user went Back, or logged in elsewhere and the screen itself is shown by now.
      if (!here || getSession().isLogin) return;
      if (wanted) await login();
      else if (isLedHere()) history.back();
      else goBack();
    };
    void ask();
    return () => {
      here = false;
    };
  }, [askToLogin, login, goBack]);
  return <Waiting />;
}

/** A link on another page led here, which Back shows again. */
const isLedHere = (): boolean => !canGoBack() && document.referrer !== "" && history.length > 1;
