// Moving between screens, for those who need it from code; in markup a plain `<a href={paths.…}>` does.
import { useNavigate, useRouter, useSearch as useRouterSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { paths, withSearch } from "./paths.ts";
import type { Search } from "./screen.ts";

export type GoOptions = { readonly replace?: boolean };

/** `go(paths.report.detail(seq))`. */
export function useGo(): (path: string, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback((path, { replace = false } = {}) => navigate({ to: path, replace }), [navigate]);
}

/** Back to the previous page of this app, or home where there is none. */
export function useGoBack(): () => void {
  const { history } = useRouter();
  const go = useGo();
  return useCallback(() => {
    if (history.canGoBack()) history.back();
    else void go(paths.home, { replace: true });
  }, [history, go]);
}

/** The search part of the URL, as the screen's entry in the route table keeps it. */
export function useSearch(): Search {
  return useRouterSearch({ strict: false });
}

/** Another search part on the same screen: a new entry in the history, so that Back undoes it. */
export function useSetSearch(): (
  search: Readonly<Record<string, string | number | undefined>>,
  options?: GoOptions,
) => Promise<void> {
  const { history } = useRouter();
  const go = useGo();
  return useCallback((search, options) => go(withSearch(history.location.pathname, search), options), [history, go]);
}
