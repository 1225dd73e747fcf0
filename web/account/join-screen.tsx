import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SnapshotFrom } from "xstate";
import { useModals } from "../modals/ask.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Waiting } from "../routing/waiting.tsx";
import { sessionOf } from "../session/session.ts";
import { signIn } from "../session/store.ts";
import { LoadingOverlay } from "../ui/feedback/loading-overlay.tsx";
import { AskToContinue } from "./registration/ask-to-continue.tsx";
import { JoinForm } from "./registration/join-form.tsx";
import { LogInInstead } from "./registration/log-in-instead.tsx";
import type { registrationMachine } from "./registration/machine.ts";
import { liveRegistrationMachine } from "./registration/provided.ts";
import { type Joined, Welcome } from "./welcome.tsx";

/** The registration, from the Google login to the new account. */
export function JoinScreen() {
  const { t } = useTranslation();
  const [snapshot, send] = useMachine(liveRegistrationMachine);
  const joined = useEnd(snapshot);
  const created = t(($) => $.account.join.createdLogIn);
  if (joined) return <Welcome {...joined} created={created} />;
  if (snapshot.matches("asking")) return <AskToContinue email={snapshot.context.kept?.email} send={send} />;
  if (snapshot.matches("filling")) return <JoinForm snapshot={snapshot} send={send} />;
  if (snapshot.matches("expired")) return <LogInInstead title={t(($) => $.account.join.expired)} />;
  if (snapshot.matches("member")) return <LogInInstead title={created} />;
  if (snapshot.matches("joining")) return <LoadingOverlay label={t(($) => $.account.join.creating)} />;
  return <Waiting />;
}

/** Ends the registration: with a welcome, or the way home. */
function useEnd(snapshot: SnapshotFrom<typeof registrationMachine>): Joined | undefined {
  const [joined, setJoined] = useState<Joined>();
  const { t } = useTranslation();
  const { alert } = useModals();
  const go = useGo();
  const { login, kept } = snapshot.context;
  const end = snapshot.status === "done" ? snapshot.value : undefined;
  useEffect(() => {
    const finish = async () => {
      if (end === "done" && login) {
        const logIn = () => signIn(sessionOf(login, Date.now()));
        setJoined({ nickname: login.nickname, returnTo: kept?.returnTo ?? pathTo("/"), logIn });
      } else {
        await go(pathTo("/"), { replace: true });
        if (end === "cancelled")
          await alert({ title: t(($) => $.messages.dialog.title), text: t(($) => $.account.join.cancelled) });
      }
    };
    if (end !== undefined) void finish();
  }, [end, login, kept, go, alert, t]);
  return joined;
}
