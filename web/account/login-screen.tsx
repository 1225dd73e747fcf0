import { LogIn } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { report } from "../errors/report.ts";
import { useGo, useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { finishLogin, type Returned } from "../session/login.ts";
import { sessionOf } from "../session/session.ts";
import { signIn } from "../session/store.ts";
import { useLogin } from "../session/use-login.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { screenAfterLogin } from "./after-login.ts";
import { isExpectedLoginFailure } from "./login-failure.ts";
import { keepRegistration } from "./registration/kept.ts";
import { NONE_AGREED } from "./registration/terms.ts";

/** The OIDC redirect target: signs in, continues with the registration, or offers to try again. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { code, state } = useSearch();
  const go = useGo();
  const { login } = useLogin();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    // A code can be exchanged only once.
    if (begun.current) return;
    begun.current = true;
    const finish = async () => {
      const returned = await finishLogin({ code: String(code ?? ""), state: String(state ?? "") });
      await go(await continueLogin(returned), { replace: true });
    };
    finish().catch((error: unknown) => {
      if (!isExpectedLoginFailure(error)) report(error);
      setFailed(true);
    });
  }, [code, state, go]);
  if (!failed) return <PageSpinner label={t(($) => $.account.login.working)} />;
  return (
    <Page reading>
      <EmptyState
        icon={<Icon of={LogIn} size={26} />}
        title={t(($) => $.account.login.failedTitle)}
        text={t(($) => $.account.login.failedText)}
        headingLevel={1}
      >
        <Button kind="primary" onClick={() => void login(pathTo("/"))}>
          {t(($) => $.account.login.again)}
        </Button>
      </EmptyState>
    </Page>
  );
}

/** Returns the path to go to next. */
async function continueLogin({ answer, returnTo }: Returned): Promise<string> {
  if (answer.status === "ACTIVE") {
    await signIn(sessionOf(answer, Date.now()));
    return screenAfterLogin(returnTo);
  }
  await keepRegistration({
    token: answer.registrationToken,
    email: answer.email,
    returnTo,
    nickname: "",
    agreed: NONE_AGREED,
    idempotencyKey: crypto.randomUUID(),
  });
  return pathTo("/login/join");
}
