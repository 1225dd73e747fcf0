// The screens /report and /report/{dclrSeq}. The machine and its parts are in a chunk of their own.
import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { useSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { useSession } from "../../session/store.ts";
import { carriedTarget, dropCarriedTarget } from "../carried-target.ts";
import { happenedBy } from "./steps/path.ts";
import { Wizard } from "./wizard.tsx";

/** A new report, by anybody: a visitor logs in to send it. Optionally on a target from the lookup, or of what has just happened. */
export function WriteScreen() {
  const [lookup] = useState(carriedTarget);
  const { now } = useSearch();
  const hasLoggedOut = useHasLoggedOut();
  useEffect(dropCarriedTarget, []);
  return hasLoggedOut ? (
    <Navigate to={pathTo("/")} replace />
  ) : (
    <Wizard mode={{ kind: "new", lookup, happened: happenedBy(now) }} />
  );
}

/** The login ended while its report was on the screen: nothing of it stays there. */
function useHasLoggedOut(): boolean {
  const { isLogin } = useSession();
  const [wasLogin, setWasLogin] = useState(isLogin);
  useEffect(() => {
    if (isLogin) setWasLogin(true);
  }, [isLogin]);
  return wasLogin && !isLogin;
}

/** Changes a user's own report. */
export function ModifyScreen({ dclrSeq }: { dclrSeq: number }) {
  return <Wizard key={dclrSeq} mode={{ kind: "modify", dclrSeq }} />;
}
