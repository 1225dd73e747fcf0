import { useEffect } from "react";
import { useGoBack } from "../routing/navigation.ts";
import { Waiting } from "../routing/waiting.tsx";
import { useAskToLogin } from "../session/require-login.ts";
import { getSession } from "../session/store.ts";
import { useLogin } from "../session/use-login.ts";

/** In place of a screen that is for those who are logged in: login comes back here, cancel goes back or home. */
export function LoginGuard() {
  const askToLogin = useAskToLogin();
  const { login } = useLogin();
  const goBack = useGoBack();
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const wanted = await askToLogin();
      // The person has left by the browser's own Back, or has logged in elsewhere: the screen itself stands here then.
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
