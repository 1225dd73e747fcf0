// Moving between screens, for those who need it from code; in markup a plain `<a href={paths.…}>` does.
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

/** Back to the previous page of this app, or home where there is none. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (canGoBack()) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  }, [navigate]);
}

/** The entry of the route table for the screen that is shown. */
export function useScreen(): AnyScreen | undefined {
  const handle = useMatches().at(-1)?.handle as { readonly screen: AnyScreen } | undefined;
  return handle?.screen;
}

/** The search part of the URL, as the screen's entry in the route table keeps it. Texts stay texts: a keyword of digits too. */
export function useSearch(): Search {
  const { search } = useLocation();
  const screen = useScreen();
  return useMemo(() => screen?.search?.(Object.fromEntries(new URLSearchParams(search))) ?? {}, [screen, search]);
}

/** Another search part on the same screen: a new entry in the history, so that Back undoes it. */
export function useSetSearch(): (
  search: Readonly<Record<string, string | number | undefined>>,
  options?: GoOptions,
) => Promise<void> {
  const { pathname } = useLocation();
  const go = useGo();
  return useCallback((search, options) => go(withSearch(pathname, search), options), [pathname, go]);
}
