import { LogIn } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../api/problem.ts";
import { report } from "../errors/report.ts";
import { useGo, useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { GoogleButton } from "../session/google-button.tsx";
import { finishLogin, LoginFailed, type Returned } from "../session/login.ts";
import { sessionOf } from "../session/session.ts";
import { signIn } from "../session/store.ts";
import { useLogin } from "../session/use-login.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { screenAfterLogin } from "./after-login.ts";
import { findRegistration, type KeptRegistration, keepRegistration } from "./registration/kept.ts";
import { NONE_AGREED, someAgreed } from "./registration/terms.ts";

/** The user cancelled, the login timed out, or the link was used before. */
const isExpectedLoginFailure = (error: unknown): boolean =>
  error instanceof LoginFailed || (isApiError(error) && error.status < 500);

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
        <GoogleButton onClick={() => void login(pathTo("/"))} />
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
  const { registrationToken: token, email } = answer;
  const before = await findRegistration();
  // A form that the same account began goes on, after a question; nothing else is asked about.
  const form =
    before?.email === email && isBegun(before)
      ? before
      : { nickname: "", agreed: NONE_AGREED, idempotencyKey: crypto.randomUUID(), isFresh: true };
  await keepRegistration({ ...form, token, email, returnTo });
  return pathTo("/login/join");
}

const isBegun = ({ nickname, agreed }: KeptRegistration): boolean => nickname !== "" || someAgreed(agreed);
