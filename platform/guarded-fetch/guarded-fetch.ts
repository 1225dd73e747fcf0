// Fetches from a site that strangers name, or that others run. It can't be led to a private place: https on its usual port
// only, each redirect is checked as the URL was, and the address that is checked is the one that is connected to.
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { FetchFailed } from "./failed.ts";
import { type ExceptOrigin, type Resolve, requireAskable } from "./guard.ts";
import { ENCODINGS, readBody } from "./read-body.ts";
import { guardedRequest } from "./request.ts";

export type GuardedRequest = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The limit of the unpacked body. */
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
  /** `http://127.0.0.1:4711`, one or several: may be asked although it is on this machine, without https. */
  readonly exceptOrigin?: ExceptOrigin;
  /** For tests alone: another port, the certificate of a server of theirs, an address of this machine. */
  readonly connect?:
    | { readonly port: number; readonly ca: string; readonly isAllowed: (address: string) => boolean }
    | undefined;
};

/** Throws FetchFailed, or the network's own error with its `code`. */
export async function fetchGuarded(asked: GuardedRequest, network: Network = {}): Promise<GuardedResponse> {
  const { status, headers, body } = await askGuarded(asked, network, (response, signal) =>
    readBody(response, asked.maxBytes, signal),
  );
  return { status, headers, bytes: body ?? NOTHING };
}

const NOTHING = Buffer.alloc(0);

type Asked = Omit<GuardedRequest, "maxBytes">;
/** Reads a body. It ends where the signal is aborted. */
type ReadBody<Body> = (response: IncomingMessage, signal: AbortSignal) => Promise<Body>;
type Answered<Body> = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined unless the status is 200. */
  readonly body: Body | undefined;
};

/** As `fetchGuarded`, for who reads the body otherwise. */
export async function askGuarded<Body>(asked: Asked, network: Network, read: ReadBody<Body>): Promise<Answered<Body>> {
  const timeout = AbortSignal.timeout(asked.timeoutMs);
  const signal = asked.signal ? AbortSignal.any([timeout, asked.signal]) : timeout;
  try {
    return await follow(asked, signal, network, read);
  } catch (error) {
    throw timeout.aborted ? new FetchFailed("TIMED_OUT") : error;
  }
}

async function follow<Body>(
  asked: Asked,
  signal: AbortSignal,
  network: Network,
  read: ReadBody<Body>,
): Promise<Answered<Body>> {
  const { redirects = 0 } = asked;
  let url = requireAskable(asked.url, undefined, network.exceptOrigin);
  const { origin } = url;
  for (let followed = 0; ; followed += 1) {
    const response = await askOnce(
      url,
      url.origin === origin ? asked : withoutLogin(asked),
      signal,
      network,
      read,
    ).catch((error) => Promise.reject(at(followed, error)));
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

/** A login is for the site that was asked, and for none that it leads to. */
function withoutLogin({ headers = {}, ...asked }: Asked): Asked {
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== "authorization");
  return { ...asked, headers: Object.fromEntries(others) };
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** A refusal after a redirect is the redirect's fault. */
function at(followed: number, error: unknown): unknown {
  const isRefused = error instanceof FetchFailed && error.code === "SITE_REFUSED";
  return isRefused && followed > 0 ? new FetchFailed("REDIRECT_REFUSED") : error;
}

async function askOnce<Body>(
  url: URL,
  { headers }: Asked,
  signal: AbortSignal,
  network: Network,
  read: ReadBody<Body>,
): Promise<Answered<Body>> {
  const asked = guardedRequest(
    url,
    { method: "GET", headers: { "accept-encoding": ENCODINGS, ...headers } },
    signal,
    network,
  );
  try {
    const response = await new Promise<IncomingMessage>((settle, reject) => {
      asked.on("response", settle);
      asked.on("error", reject);
      asked.end();
    });
    const { statusCode: status = 0, headers: received } = response;
    return { status, headers: received, body: status === 200 ? await read(response, signal) : undefined };
  } finally {
    asked.destroy();
  }
}
