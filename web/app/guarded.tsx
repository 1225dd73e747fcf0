import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { usePage } from "../routing/page.ts";
import { paths } from "../routing/paths.ts";
import type { AnyScreen } from "../routing/screen.ts";
import { Waiting } from "../routing/waiting.tsx";
import { useSession } from "../session/store.ts";

const LoginGuard = lazy(async () => ({ default: (await import("../account/login-guard.tsx")).LoginGuard }));

type Props = { guard: AnyScreen["guard"]; page: AnyScreen["page"]; children: ReactNode };

/** The screen, or what stands there for those it is not for. What is shown is a courtesy: the server decides. */
export const Guarded = ({ guard, page, children }: Props) =>
  guard === undefined ? (
    children
  ) : (
    <Guard guard={guard} page={page}>
      {children}
    </Guard>
  );

function Guard({ guard, page, children }: Props & { guard: "login" | "admin" }) {
  const { isLogin, isAdmin } = useSession();
  // A screen that sets its title itself is not there for a visitor.
  usePage(isLogin ? undefined : page);
  const [wasLogin, setWasLogin] = useState(isLogin);
  useEffect(() => {
    if (isLogin) setWasLogin(true);
  }, [isLogin]);
  if (isLogin && (guard === "login" || isAdmin)) return children;
  // Whose login ends while they are here (in another tab, or because it expired) goes home; a visitor is asked.
  if (guard === "admin" || wasLogin) return <Navigate to={paths.home} replace />;
  return (
    <Suspense fallback={<Waiting />}>
      <LoginGuard />
    </Suspense>
  );
}
