// Redirects mobile visitors from the desktop host to the mobile host, if one is configured (docs/specification/2-screens.md).
import type { WebConfig } from "../api/config.ts";

const MOBILE = /Android.+Mobile|iPhone|iPod|Windows Phone/i;

/** The URL to redirect to; undefined to stay. */
export function mobileAddress(config: WebConfig, here: URL, userAgent: string): string | undefined {
  if (!config.mobileUrl || !MOBILE.test(userAgent)) return undefined;
  const mobile = new URL(config.mobileUrl);
  if (mobile.host === here.host || here.searchParams.has("redirected")) return undefined;
  if ((config.mobileExcludedPaths ?? []).some((path) => isWithin(here.pathname, path))) return undefined;
  const target = new URL(`${here.pathname}${here.search}${here.hash}`, mobile);
  target.searchParams.set("redirected", "true");
  return target.href;
}

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
