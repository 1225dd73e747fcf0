// Navigation from code; in markup use a plain `<a href={paths.…}>`.
import { useCallback, useMemo } from "react";
import { useLocation, useMatches, useNavigate } from "react-router-dom";
import { canGoBack } from "./history-entry.ts";
import { paths, withSearch } from "./paths.ts";
import type { AnyScreen, Search } from "./screen.ts";

export type GoOptions = { readonly replace?: boolean };

/** `go(paths.report.detail(seq))`. */
export function useGo(): (path: string, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async (path, { replace = false } = {}) => navigate(path, { replace }), [navigate]);
}

/** Back to the previous page of this app, or home if there is none. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (canGoBack()) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  }, [navigate]);
}

/** The current screen's entry in the route table. */
export function useScreen(): AnyScreen | undefined {
  const handle = useMatches().at(-1)?.handle as { readonly screen: AnyScreen } | undefined;
  return handle?.screen;
}

/**
 * The parsed query of the URL, as the screen's entry in the route table defines it. Values stay strings, digits too.
 */
export function useSearch(): Search {
  const { search } = useLocation();
  const screen = useScreen();
  return useMemo(() => screen?.search?.(Object.fromEntries(new URLSearchParams(search))) ?? {}, [screen, search]);
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
