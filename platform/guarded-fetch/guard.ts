// Guards outgoing requests (SSRF): https on its usual port at a host with a name, and no private address behind the name.
import { type LookupAddress, lookup as lookUp } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateHost } from "../private-hosts.ts";
import { FetchFailed } from "./failed.ts";

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** Origins that may be anywhere, on loopback too. */
export type ExceptOrigin = string | readonly string[] | undefined;

export const isExcepted = (origin: string, except: ExceptOrigin): boolean =>
  except !== undefined && [except].flat().includes(origin);

/** Throws SITE_REFUSED. */
export function requireAskable(text: string, base: URL | undefined, exceptOrigin: ExceptOrigin): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new FetchFailed("SITE_REFUSED");
  const hasName = isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0;
  const isOpen = url.protocol === "https:" && url.port === "" && hasName;
  if (url.username !== "" || url.password !== "") throw new FetchFailed("SITE_REFUSED");
  if (!isOpen && !isExcepted(url.origin, exceptOrigin)) throw new FetchFailed("SITE_REFUSED");
  return url;
}

/**
 * The look-up of the connection itself, so that there is no second one to answer otherwise (DNS rebinding). One private
 * address among several refuses them all: which of them is used is up to chance.
 */
export function guardedLookup(
  resolve: Resolve = resolveAll,
  isAllowed: (address: string) => boolean = isPublic,
): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address)))
          return callback(new FetchFailed("SITE_REFUSED"), "", 0);
        if (options.all) return callback(null, [...found]);
        callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, "", 0),
    );
  };
}

const isPublic = (address: string): boolean => !isPrivateHost(address);

const resolveAll: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
