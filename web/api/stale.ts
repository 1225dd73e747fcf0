// Which of the newest answers came from a read model that is failing (the header `sb-stale`): they show what it held before.
import { useSyncExternalStore } from "react";

const staleRoutes = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** `header` is what the answer to a GET says, a refusal too: "not found" may only be "not yet". */
export function noteStale(route: string, header: string | null): void {
  const before = staleRoutes.size;
  if (header) staleRoutes.add(route);
  else staleRoutes.delete(route);
  if (staleRoutes.size !== before) tell();
}

/** On another page: what was told of the one before no longer counts. */
export function forgetStale(): void {
  staleRoutes.clear();
  tell();
}

export const isStale = (): boolean => staleRoutes.size > 0;

/** Whether something on the page may be out of date. */
export const useStale = (): boolean => useSyncExternalStore(subscribe, isStale);
