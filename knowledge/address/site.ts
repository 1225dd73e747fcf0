// Sites: the host in its one spelling, and on shared hosts the tenant's path.
import { parse } from "tldts";
import { formerKeys, placeOf, webLinkOf } from "./accounts.ts";
import { carriedIn, isCarrier } from "./carried.ts";
import { isIP, isIPv6 } from "./host-text.ts";
import { sharedHostOf, tenantOf } from "./shared-hosts.ts";
import type { Recognized } from "./wallets.ts";

/**
 * The key of a site, from a URL or a bare host: scheme, userinfo, port, path, a trailing dot and a leading `www.` are
 * dropped; the host is lower case and ASCII (punycode, WHATWG URL). Undefined where there is no plausible host.
 */
export function siteKey(text: string): string | undefined {
  const link = refanged(text.trim());
  return carriedKey(link) ?? keyOf(link);
}

/** A site as a target, and the keys that reports on the same account may have been counted under before. */
export const siteIdentities = (addressKey: string): readonly [Recognized, ...Recognized[]] => {
  const identity = (key: string): Recognized => ({ declareType: "SITE", addressKey: key, likelyChains: [] });
  return [identity(addressKey), ...formerKeys(addressKey).map(identity)];
};

/** A wallet's, a scanner's or a search's link means the site that it leads to. */
function carriedKey(link: string): string | undefined {
  if (!isCarrier(link)) return undefined;
  const keys = carriedIn(link).map((piece) => keyOf(refanged(piece)));
  return keys.find((key) => key !== undefined);
}

function keyOf(link: string): string | undefined {
  const url = readUrl(webLinkOf(link) ?? link);
  if (!url) return undefined;
  const host = plausibleHost(url.hostname);
  if (host === undefined || isIP(host)) return host;
  const written = `${host}${url.pathname}${url.search}${url.hash}`;
  const place = placeOf(written);
  const meant = place === written ? url : parseUrl(`https://${place}`);
  const name = meant === url ? host : meant && plausibleHost(meant.hostname);
  if (!meant || name === undefined) return host;
  const shared = sharedHostOf(name);
  const tenant = shared && tenantOf(shared, meant);
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
  // The URL standard reads any number as an IPv4 address. In a link a browser does too; in a text it is a number.
  const isNumber =
    url !== undefined && isIP(url.hostname) === 4 && !/(?:^|@)\d+(?:\.\d+){3}\.?(?::\d*)?$/.test(authority);
  return isNumber && !/^https?:/i.test(scheme) ? undefined : url;
}

function parseUrl(text: string): URL | undefined {
  return URL.parse(text) ?? undefined;
}

function plausibleHost(hostname: string): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host)) return mappedV4(host) ?? host;
  if (!isKnown(host)) return undefined;
  const bare = host.replace(/^www\./, "");
  return isKnown(bare) ? bare : host;
}

/** An IPv4 address written as IPv6 (`::ffff:185.220.101.7`) is the same place. */
function mappedV4(host: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join(".");
}

/** A host name under a known public suffix. A bare ICANN suffix is not a site. */
function isKnown(host: string): boolean {
  const { hostname, isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
  return hostname === host && (isPrivate === true || (isIcann === true && domain !== null));
}
