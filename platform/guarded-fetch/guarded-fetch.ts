// Fetches from a site that strangers name, or that others run. It can't be led to a private place: https on its usual port
// only, each redirect is checked as the URL was, and the address that is checked is the one that is connected to.
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { FetchFailed } from "./failed.ts";
import { guardedLookup, type Resolve, requireAskable } from "./guard.ts";
import { ENCODINGS, readBody } from "./read-body.ts";

export type GuardedRequest = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the unpacked body. */
  readonly maxBytes: number;
  /** From the first question to the last byte, redirects included. Milliseconds. */
  readonly timeoutMs: number;
  /** How many are followed. None: the redirect itself is the response. */
  readonly redirects?: number;
  readonly signal?: AbortSignal;
};

export type GuardedResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty unless the status is 200. */
  readonly bytes: Buffer;
};

export type Network = {
  readonly resolve?: Resolve | undefined;
  /** `http://127.0.0.1:4711`: may be asked although it is on this machine, without https. */
  readonly exceptOrigin?: string | undefined;
  /** For tests alone: another port, the certificate of a server of theirs, an address of this machine. */
  readonly connect?:
    | { readonly port: number; readonly ca: string; readonly isAllowed: (address: string) => boolean }
    | undefined;
};

/** Throws FetchFailed, or the network's own error with its `code`. */
export async function fetchGuarded(asked: GuardedRequest, network: Network = {}): Promise<GuardedResponse> {
  const timeout = AbortSignal.timeout(asked.timeoutMs);
  const signal = asked.signal ? AbortSignal.any([timeout, asked.signal]) : timeout;
  try {
    return await follow(asked, signal, network);
  } catch (error) {
    throw timeout.aborted ? new FetchFailed("TIMED_OUT") : error;
  }
}

async function follow(asked: GuardedRequest, signal: AbortSignal, network: Network): Promise<GuardedResponse> {
  const { redirects = 0 } = asked;
  let url = requireAskable(asked.url, undefined, network.exceptOrigin);
  for (let followed = 0; ; followed += 1) {
    const response = await askOnce(url, asked, signal, network).catch((error) => Promise.reject(at(followed, error)));
    const { location } = response.headers;
    if (redirects === 0 || !isRedirect(response.status) || location === undefined) return response;
    if (followed === redirects) throw new FetchFailed("TOO_MANY_REDIRECTS");
    try {
      url = requireAskable(location, url, network.exceptOrigin);
    } catch (error) {
      throw at(followed + 1, error);
    }
  }
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** What is refused after a redirect is the redirect's fault. */
function at(followed: number, error: unknown): unknown {
  const isRefused = error instanceof FetchFailed && error.code === "SITE_REFUSED";
  return isRefused && followed > 0 ? new FetchFailed("REDIRECT_REFUSED") : error;
}

const MAX_HEADER_BYTES = 32_768;

async function askOnce(
  url: URL,
  { headers, maxBytes }: GuardedRequest,
  signal: AbortSignal,
  { resolve, connect, exceptOrigin }: Network,
): Promise<GuardedResponse> {
  const isExcepted = url.origin === exceptOrigin;
  const ask = url.protocol === "http:" ? requestHttp : requestHttps;
  const asked = ask(url, {
    method: "GET",
    // No pooled connection, and no proxy: either would skip the look-up.
    agent: false,
    ...(!isExcepted && { lookup: guardedLookup(resolve, connect?.isAllowed) }),
    ...(!isExcepted && connect && { port: connect.port, ca: connect.ca }),
    signal,
    headers: { "accept-encoding": ENCODINGS, ...headers },
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  try {
    const response = await new Promise<IncomingMessage>((settle, reject) => {
      asked.on("response", settle);
      asked.on("error", reject);
      asked.end();
    });
    const { statusCode: status = 0, headers: received } = response;
    return { status, headers: received, bytes: status === 200 ? await readBody(response, maxBytes, signal) : NOTHING };
  } finally {
    asked.destroy();
  }
}

const NOTHING = Buffer.alloc(0);
