import { useEffect } from "react";
import { useGoBack } from "../routing/navigation.ts";
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
      else goBack();
    };
    void ask();
    return () => {
      here = false;
    };
  }, [askToLogin, login, goBack]);
  return <Waiting />;
}
