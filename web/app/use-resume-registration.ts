import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { findRegistration } from "../account/registration/kept.ts";
import { handleError } from "../errors/handle.ts";
import { getSession } from "../session/store.ts";
import { paths } from "./paths.ts";

/** Who closed the tab half-way through a registration is asked, on coming back, whether to go on with it. */
export function useResumeRegistration(): void {
  const router = useRouter();
  useEffect(() => {
    const resume = async () => {
      if (getSession().isLogin || location.pathname.startsWith("/login/")) return;
      if (await findRegistration()) await router.navigate({ to: paths.login.join, replace: true });
    };
    resume().catch(handleError);
  }, [router]);
}
