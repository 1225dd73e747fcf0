// Tells when the user sets out for another page, which may be long before it is there: its code loads first.
import { useEffect, useEffectEvent } from "react";
import type { DataRouter, RouterState } from "react-router-dom";

const listeners = new Set<() => void>();

/** The path of the page that is loading, or else of the one that is shown. */
const headedFor = ({ navigation, location }: RouterState): string => (navigation.location ?? location).pathname;

/** Adds a permanent listener; call it once, at start. */
export function watchDepartures(router: DataRouter): void {
  let path = headedFor(router.state);
  router.subscribe((state) => {
    const next = headedFor(state);
    if (next === path) return;
    path = next;
    for (const listener of listeners) listener();
  });
}

/** Calls `act` when a navigation to another path begins; when it ends, nothing more happens. */
export function useOnDeparture(act: () => void): void {
  const depart = useEffectEvent(act);
  useEffect(() => {
    const listener = () => depart();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
