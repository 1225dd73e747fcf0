// Navigation from code; in markup use a plain `<a href={pathTo(…)}>`.
import { useCallback, useMemo } from "react";
import { useLocation, useMatches, useNavigate } from "react-router-dom";
import { pathTo, withSearch } from "./paths.ts";
import { type Screen, type Search, searchOf } from "./screen.ts";

export type GoOptions = { readonly replace?: boolean };

/** `go(pathTo("/report/history"))`. */
export function useGo(): (path: string, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async (path, { replace = false } = {}) => navigate(path, { replace }), [navigate]);
}

// React Router stores an index in each history entry's state, starting at 0 where the user entered the app.
/** The index of the current entry. */
export const historyEntry = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Whether Back stays within the app. */
export const canGoBack = (): boolean => historyEntry() > 0;

/** Back to the previous page of this app, or home if there is none. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (canGoBack()) void navigate(-1);
    else void navigate(pathTo("/"), { replace: true });
  }, [navigate]);
}

/** The current screen's entry in the route table. */
export function useScreen(): Screen | undefined {
  const handle = useMatches().at(-1)?.handle as { readonly screen: Screen } | undefined;
  return handle?.screen;
}

/**
 * The parsed query of the URL, as the screen's entry in the route table defines it. Values stay strings, digits too.
 */
export function useSearch(): Search {
  const { search } = useLocation();
  const screen = useScreen();
  return useMemo(() => {
    const raw = Object.fromEntries(new URLSearchParams(search));
    return screen ? searchOf(screen, raw) : {};
  }, [screen, search]);
}

/** Changes the query on the same screen and adds a history entry, so that Back undoes it. */
export function useSetSearch(): (
  search: Readonly<Record<string, string | number | undefined>>,
  options?: GoOptions,
) => Promise<void> {
  const { pathname } = useLocation();
  const go = useGo();
  return useCallback((search, options) => go(withSearch(pathname, search), options), [pathname, go]);
}
