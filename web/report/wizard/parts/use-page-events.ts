import { useEffect, useState } from "react";
import type { WizardEvent } from "../machine/events.ts";

/**
 * Tells the machine when the page is hidden, when it is shown as it was left, and when the network is restored. @returns whether the browser is online
 */
export function usePageEvents(send: (event: WizardEvent) => void): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const online = () => {
      setOnline(true);
      send({ type: "network.restored" });
    };
    const hidden = () => {
      if (document.visibilityState === "hidden") send({ type: "page.hidden" });
    };
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: "page.restored" });
    };
    addEventListener("pageshow", restored, { signal });
    addEventListener("online", online, { signal });
    addEventListener("offline", () => setOnline(false), { signal });
    document.addEventListener("visibilitychange", hidden, { signal });
    return () => stop.abort();
  }, [send]);
  return isOnline;
}
