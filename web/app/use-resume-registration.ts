import { useEffect } from "react";
import { findRegistration } from "../account/registration/kept.ts";
import { handleError } from "../errors/handle.ts";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { getSession } from "../session/store.ts";

/** Asks a returning user with an unfinished registration whether to continue it. */
export function useResumeRegistration(): void {
  const go = useGo();
  useEffect(() => {
    const resume = async () => {
      if (getSession().isLogin || location.pathname.startsWith("/login/")) return;
      if (await findRegistration()) await go(pathTo("/login/join"), { replace: true });
    };
    resume().catch(handleError);
  }, [go]);
}
