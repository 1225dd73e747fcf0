// Fetches a small text from a site that anybody may have named. It can't be led elsewhere: https on its usual port only, no
// redirects, no private address, and the address that is checked is the one that is connected to (no DNS rebinding).
import { type LookupAddress, lookup as lookUp } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { isPrivateHost } from "../address/private-hosts.ts";

/** Bytes; the text that we look for has a tenth. */
const MAX_BYTES = 1_024;
/** From the first question to the last byte. Milliseconds. */
const TIMEOUT_MS = 10_000;

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;
type Settings = {
  readonly resolve?: Resolve;
  readonly signal?: AbortSignal;
  /** For tests alone: another port, the certificate of a server of theirs, an address of this machine. */
  readonly connect?: { readonly port: number; readonly ca: string; readonly isAllowed: (address: string) => boolean };
};

/**
 * The text at an https: URL of a host with a name. Undefined where the answer is not 200, or too long. Throws where the site
 * can't be reached, is at a private address, or is too slow.
 */
export async function fetchGuarded(text: string, settings: Settings = {}): Promise<string | undefined> {
  const { resolve = resolveAll, connect } = settings;
  const url = new URL(text);
  const isOpen = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  if (!isOpen || isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0) throw new SiteRefused();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = settings.signal ? AbortSignal.any([timeout, settings.signal]) : timeout;
  return ask(url, signal, guarded(resolve, connect?.isAllowed ?? isPublic), connect);
}

/** The site has no public address, or the URL is none that we ask. */
export class SiteRefused extends Error {
  override readonly name = "SiteRefused";
  readonly code = "SITE_REFUSED";
}

const isPublic = (address: string): boolean => !isPrivateHost(address);

/** One private address among several refuses them all: which of them is used is up to chance. */
function guarded(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) return callback(new SiteRefused(), "", 0);
        if (options.all) return callback(null, [...found]);
        callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, "", 0),
    );
  };
}

const resolveAll: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

function ask(
  url: URL,
  signal: AbortSignal,
  lookup: LookupFunction,
  connect: Settings["connect"],
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { accept: "text/plain", "user-agent": "SaferBlock-proof/1" };
    const options = { method: "GET", agent: false as const, lookup, signal, headers, maxHeaderSize: 8_192 };
    const asked = request(url, { ...options, ...(connect && { port: connect.port, ca: connect.ca }) }, (response) => {
      const settle = (text: string | undefined) => {
        resolve(text);
        asked.destroy();
      };
      if (response.statusCode !== 200) return settle(undefined);
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) settle(undefined);
        else chunks.push(chunk);
      });
      response.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
      response.on("error", reject);
    });
    asked.on("error", reject);
    asked.end();
  });
}
