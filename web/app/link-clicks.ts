// Handles clicks on plain `<a>` links: internal ones are routed without loading the page.
import type { DataRouter } from "react-router-dom";
import { preload } from "./router.tsx";

/** Paths that the server handles. */
const SERVED = ["/sb/", "/dev-issuer", "/dev-mail", "/assets/"];

/** The path to navigate to; undefined when the browser should handle the click. */
export function pathOfClick(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = linkOf(event.target);
  return link && pathOfLink(link, here);
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  target instanceof Element ? (target.closest<HTMLAnchorElement>("a[href]") ?? undefined) : undefined;

function pathOfLink(link: HTMLAnchorElement, here: Location): string | undefined {
  if (link.target && link.target !== "_self") return undefined;
  if (link.hasAttribute("download") || link.origin !== here.origin) return undefined;
  if (SERVED.some((path) => link.pathname.startsWith(path))) return undefined;
  if (link.hash && link.pathname === here.pathname && link.search === here.search) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Adds a permanent listener; call it once, at start. */
export function routeLinkClicks(router: DataRouter): void {
  document.addEventListener("click", (event) => {
    const path = pathOfClick(event, location);
    if (path === undefined) return;
    event.preventDefault();
    // A link to the current page adds no history entry.
    void router.navigate(path, { replace: new URL(path, location.href).href === location.href });
  });
  const pointsAt = ({ target }: Event) => {
    const link = linkOf(target);
    const path = link && pathOfLink(link, location);
    if (path !== undefined) void preload(path);
  };
  document.addEventListener("pointerover", pointsAt, { passive: true });
  document.addEventListener("focusin", pointsAt, { passive: true });
}
