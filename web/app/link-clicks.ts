// Plain links are the app's links: a click on one that stays within the app is taken by the router.
import type { DataRouter } from "react-router-dom";
import { preload } from "./router.tsx";

/** Paths that the server answers itself. */
const SERVED = ["/sb/", "/dev-issuer", "/assets/"];

/** The path to go to, or undefined where the browser should follow the link as it always does. */
export function pathOfClick(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = linkOf(event.target);
  return link && pathOfLink(link, here);
}

export const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>("a[href]") ?? undefined) : undefined;

export function pathOfLink(link: HTMLAnchorElement, here: Location): string | undefined {
  if (link.target && link.target !== "_self") return undefined;
  if (link.hasAttribute("download") || link.origin !== here.origin) return undefined;
  if (SERVED.some((path) => link.pathname.startsWith(path))) return undefined;
  if (link.hash && link.pathname === here.pathname && link.search === here.search) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Listens for good: once, at the start of the app. */
export function routeLinkClicks(router: DataRouter): void {
  document.addEventListener("click", (event) => {
    const path = pathOfClick(event, location);
    if (path === undefined) return;
    event.preventDefault();
    // A link to the page that is shown adds no entry to the history.
    void router.navigate(path, { replace: new URL(path, location.href).href === location.href });
  });
  const pointsAt = ({ target }: Event) => {
    const link = linkOf(target);
    const path = link && pathOfLink(link, location);
    if (path !== undefined) preload(router, path);
  };
  document.addEventListener("pointerover", pointsAt, { passive: true });
  document.addEventListener("focusin", pointsAt, { passive: true });
}
