import { mayDo } from "@sb/contracts/roles.ts";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { usePage } from "../routing/page.ts";
import { pathTo } from "../routing/paths.ts";
import type { GuardName, Screen } from "../routing/screen.ts";
import { Waiting } from "../routing/waiting.tsx";
import { useSession } from "../session/store.ts";

const LoginGuard = lazy(async () => ({ default: (await import("../account/login-guard.tsx")).LoginGuard }));

type Props = { guard: Screen["guard"]; page: Screen["page"]; children: ReactNode };

/** Shows the screen, or a replacement to those without access. Only a convenience: the server enforces access. */
export const Guarded = ({ guard, page, children }: Props) =>
  guard === undefined ? (
    children
  ) : (
    <Guard guard={guard} page={page}>
      {children}
    </Guard>
  );

function Guard({ guard, page, children }: Props & { guard: GuardName }) {
  const session = useSession();
  const { isLogin } = session;
  // A visitor doesn't get the screen, so the title of a screen that sets it itself is set here.
  usePage(isLogin ? undefined : page);
  const [wasLogin, setWasLogin] = useState(isLogin);
  useEffect(() => {
    if (isLogin) setWasLogin(true);
  }, [isLogin]);
  if (isLogin && (guard === "login" || mayDo(session, guard))) return children;
  // When the login ends while the screen is open (another tab, expiry), go home; ask a visitor to log in.
  if (guard !== "login" || wasLogin) return <Navigate to={pathTo("/")} replace />;
  return (
    <Suspense fallback={<Waiting />}>
      <LoginGuard />
    </Suspense>
  );
}
