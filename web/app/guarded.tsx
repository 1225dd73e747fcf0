import { Navigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../session/store.ts";
import { paths } from "./paths.ts";
import type { AnyScreen } from "./screen.ts";
import { Waiting } from "./waiting.tsx";

const LoginGuard = lazy(async () => ({ default: (await import("../account/login-guard.tsx")).LoginGuard }));

/** The screen, or what stands there for those it is not for. What is shown is a courtesy: the server decides. */
export function Guarded({ guard, children }: { guard: AnyScreen["guard"]; children: ReactNode }) {
  const { isLogin, isAdmin } = useSession();
  if (guard === "admin" && !isAdmin) return <Navigate to={paths.home} replace />;
  if (guard === "login" && !isLogin) {
    return (
      <Suspense fallback={<Waiting />}>
        <LoginGuard />
      </Suspense>
    );
  }
  return children;
}
