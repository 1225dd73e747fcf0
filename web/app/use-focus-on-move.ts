import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** On another page the focus starts at its content, as on a page that the browser has loaded. */
export function useFocusOnMove(id: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onResolved", ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) document.getElementById(id)?.focus({ preventScroll: true });
      }),
    [router, id],
  );
}
