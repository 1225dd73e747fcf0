import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { forgetStale } from "../api/stale.ts";
import { closePageModals } from "../modals/modals.ts";

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
