import { useEffect } from "react";

/**
 * iOS lays its keyboard over the page. `--keyboard` says how much of it is covered, so that what is pinned to the bottom
 * stays in view; browsers that make the page smaller instead cover nothing.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const stop = new AbortController();
    const place = () => {
      // Zoomed in, the visible part is smaller without a keyboard.
      const covered = view.scale === 1 ? innerHeight - view.height - view.offsetTop : 0;
      style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    view.addEventListener("resize", place, { signal: stop.signal });
    view.addEventListener("scroll", place, { signal: stop.signal });
    return () => {
      stop.abort();
      style.removeProperty("--keyboard");
    };
  }, []);
}
