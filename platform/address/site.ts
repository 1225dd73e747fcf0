// Sites: the host in its one spelling, and on shared hosts the tenant's path.
import { isIP, isIPv6 } from "node:net";
import { parse } from "tldts";
import { carriedIn, isCarrier } from "./carried.ts";
import { HOST_ALIASES, SHARED_HOSTS, type SharedHost } from "./shared-hosts.ts";

/**
 * The key of a site, from a URL or a bare host: scheme, userinfo, port, path, a trailing dot and a leading `www.` are
 * dropped; the host is lower case and ASCII (punycode, WHATWG URL). Undefined where there is no plausible host.
 */
export function siteKey(text: string): string | undefined {
  const link = refanged(text.trim());
  return carriedKey(link) ?? keyOf(link);
}

/** A wallet's, a scanner's or a search's link means the site that it leads to. */
function carriedKey(link: string): string | undefined {
  if (!isCarrier(link)) return undefined;
  const keys = carriedIn(link).map((piece) => keyOf(refanged(piece)));
  return keys.find((key) => key !== undefined);
}

function keyOf(link: string): string | undefined {
  const url = readUrl(link);
  if (!url) return undefined;
  const host = plausibleHost(url.hostname);
  if (host === undefined) return undefined;
  const name = HOST_ALIASES[host] ?? host;
  const shared = Object.hasOwn(SHARED_HOSTS, name) ? SHARED_HOSTS[name] : undefined;
  const tenant = shared && tenantOf(shared, url);
  return tenant ? `${name}/${tenant}` : name;
}

/** Warnings often contain defanged links: `hxxps://evil[.]example`. */
function refanged(text: string): string {
  return text.replace(/^hxxp/i, "http").replace(/\[\.\]|\(\.\)|\[dot\]/gi, ".");
}

function readUrl(text: string): URL | undefined {
  if (isIPv6(text)) return parseUrl(`http://[${text}]/`);
  const [scheme = ""] = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.exec(text) ?? [];
  const rest = text.slice(scheme.length);
  const [authority = ""] = /^[^/?#\\]*/.exec(rest) ?? [];
  // Without a scheme it is an e-mail address, not a host with a user.
  if (scheme === "" && authority.includes("@")) return undefined;
  const url = parseUrl(`http://${rest}`);
  // The URL standard reads any number as an IPv4 address; people write four numbers.
  const isNumber =
    url !== undefined && isIP(url.hostname) === 4 && !/(?:^|@)\d+(?:\.\d+){3}\.?(?::\d*)?$/.test(authority);
  return isNumber ? undefined : url;
}

function parseUrl(text: string): URL | undefined {
  return URL.parse(text) ?? undefined;
}

function plausibleHost(hostname: string): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host)) return host;
  if (!isKnown(host)) return undefined;
  const bare = host.replace(/^www\./, "");
  return isKnown(bare) ? bare : host;
}

/** A host name under a known public suffix. A bare ICANN suffix is not a site. */
function isKnown(host: string): boolean {
  const { hostname, isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
  return hostname === host && (isPrivate === true || (isIcann === true && domain !== null));
}

function tenantOf(shared: SharedHost, url: URL): string | undefined {
  const named = shared.query === undefined ? undefined : url.searchParams.get(shared.query);
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  const query = named ? `?${shared.query}=${named}` : "";
  if (shared.whole || query !== "") return segments.join("/") + query || undefined;
  const [first = "", second] = segments;
  if (shared.prefixes?.includes(first.toLowerCase()) && second !== undefined) return `${first.toLowerCase()}/${second}`;
  // Private invitations (t.me/+code) are codes even where names are not told apart by case.
  return (shared.fold && !first.startsWith("+") ? first.toLowerCase() : first) || undefined;
}
