// Tracks which routes last returned stale data (`sb-stale` header): their read model is failing.
import { useSyncExternalStore } from "react";

const staleRoutes = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** `header` is from any GET response, errors too: "not found" may mean "not yet". */
export function noteStale(route: string, header: string | null): void {
  const before = staleRoutes.size;
  if (header) staleRoutes.add(route);
  else staleRoutes.delete(route);
  if (staleRoutes.size !== before) notify();
}

/** Resets on navigation. */
export function forgetStale(): void {
  staleRoutes.clear();
  notify();
}

export const isStale = (): boolean => staleRoutes.size > 0;

/** Whether something on the page may be out of date. */
export const useStale = (): boolean => useSyncExternalStore(subscribe, isStale);
