import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { closePageModals } from "./modals/modals.ts";

/** On another page the focus starts at its content, as on a page that the browser has loaded, and old dialogs are gone. */
export function useFreshPage(mainId: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onResolved", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        closePageModals();
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }),
    [router, mainId],
  );
}
