// Effects of the frame around every screen, beside drawing.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { findRegistration } from "../../account/registration/kept.ts";
import { forgetStale } from "../../api/stale.ts";
import { handleError } from "../../errors/handle.ts";
import { closePageModals } from "../../modals/modals.ts";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { getSession, useSession } from "../../session/store.ts";

/** Clears the query cache when the user changes (login, logout, another account). */
export function useFreshData(): void {
  const queryClient = useQueryClient();
  const { id } = useSession();
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    void queryClient.resetQueries();
  }, [id, queryClient]);
}

/**
 * On navigation: moves the focus to the content, as after a page load, and closes the old page's dialogs. Runs before
 * the screen's own effects, which may open a dialog or move the focus. A menu that is open was opened while the page
 * loaded, and keeps the focus.
 */
export function useFreshPage(mainId: string): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    closePageModals();
    forgetStale();
    if (document.activeElement?.closest("[data-menu-open]")) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
}

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
