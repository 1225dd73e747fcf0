// Asks a publisher for a list, with the validators of the last good state, and keeps the body in the files store, in parts.
import type { ListLogin } from "@sb/contracts/published/events.ts";
import type { ListFailure } from "@sb/contracts/published/model.ts";
import { LIST_LIMITS } from "@sb/contracts/published/model.ts";
import { FetchFailed, type FetchFailure, isUndecodable } from "@sb/platform/guarded-fetch/failed.ts";
import { downloadGuarded, type GuardedDownload } from "@sb/platform/guarded-fetch/guarded-download.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";

export type Validators = { readonly etag?: string | undefined; readonly lastModified?: string | undefined };

export type Fetched =
  | { readonly outcome: "UNCHANGED" }
  | ({ readonly outcome: "READ"; readonly mediaType?: string | undefined } & Validators)
  | {
      readonly outcome: "FAILED";
      readonly code: ListFailure;
      readonly status?: number;
      /** Names to choose from. */
      readonly names?: readonly string[];
    };

/** A login at a publisher's server. Its own origin alone gets it. */
export type Login = Pick<ListLogin, "origin" | "user" | "secret">;

export function loginHeaders(login: Login | undefined, url: URL): Readonly<Record<string, string>> {
  if (!login || login.origin !== url.origin) return {};
  const { user, secret } = login;
  const basic = () => `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`;
  return { authorization: user === undefined ? `Bearer ${secret}` : basic() };
}

export type Limits = Pick<GuardedDownload, "timeoutMs" | "least">;

/** 200 MB at 350 kB a second. One that gives less than a kilobyte a second for a minute is given up. */
const LIMITS: Limits = { timeoutMs: 600_000, least: { bytes: 60_000, inMs: 60_000 } };
const REDIRECTS = 5;
/** Characters of a validator that is kept. */
const VALIDATOR_CHARS = 300;
export const HEADERS = { accept: "*/*", "user-agent": "SaferBlock-lists/1" };

/** Rejects where `signal` stops it, and where the body can't be kept: neither is the publisher's fault. */
export async function fetchList(
  { network, limits = LIMITS }: { readonly network: Network; readonly limits?: Limits | undefined },
  { url, login }: { readonly url: string; readonly login?: Login | undefined },
  validators: Validators,
  keep: GuardedDownload["keep"],
  signal: AbortSignal,
): Promise<Fetched> {
  const headers = {
    ...HEADERS,
    ...loginHeaders(login, new URL(url)),
    ...conditionsOf(validators),
  };
  const kept = keeping(keep);
  try {
    const asked = {
      url,
      headers,
      maxBytes: LIST_LIMITS.bytes,
      redirects: REDIRECTS,
      signal,
      keep: kept.keep,
      ...limits,
    };
    const { status, headers: received } = await downloadGuarded(asked, network);
    if (status === 304) return { outcome: "UNCHANGED" };
    if (status !== 200) return { outcome: "FAILED", code: "HTTP_STATUS", status };
    return { outcome: "READ", ...validatorsIn(received), mediaType: received["content-type"] };
  } catch (error) {
    signal.throwIfAborted();
    if (error === kept.failure()) throw error;
    return { outcome: "FAILED", code: failureOf(error) };
  }
}

/** Headers with which nothing is answered where nothing is new. */
export const conditionsOf = ({ etag, lastModified }: Validators): Readonly<Record<string, string>> => ({
  ...(etag !== undefined && { "if-none-match": etag }),
  ...(lastModified !== undefined && { "if-modified-since": lastModified }),
});

export const validatorsIn = (headers: Readonly<Record<string, string | string[] | undefined>>): Validators => ({
  etag: validator(headers.etag),
  lastModified: validator(headers["last-modified"]),
});

const validator = (header: string | string[] | undefined): string | undefined =>
  typeof header === "string" && header.length <= VALIDATOR_CHARS ? header : undefined;

/** Tells an error of our own store from one of the publisher's stream, which passes through the same loop. */
export function keeping(keep: GuardedDownload["keep"]) {
  let failed: unknown;
  return {
    failure: () => failed,
    async keep(pieces: AsyncIterable<Buffer>): Promise<void> {
      let cut: unknown;
      async function* noting() {
        try {
          yield* pieces;
        } catch (error) {
          cut = error;
          throw error;
        }
      }
      try {
        await keep(noting());
      } catch (error) {
        if (error !== cut) failed = error;
        throw error;
      }
    },
  };
}

const CODES: Readonly<Record<FetchFailure, ListFailure>> = {
  SITE_REFUSED: "SITE_REFUSED",
  REDIRECT_REFUSED: "REDIRECT_REFUSED",
  TOO_MANY_REDIRECTS: "TOO_MANY_REDIRECTS",
  TOO_LARGE: "TOO_LARGE",
  TIMED_OUT: "TIMED_OUT",
  TOO_SLOW: "TIMED_OUT",
  CUT_SHORT: "CUT_OFF",
  ENCODING_UNKNOWN: "UNREADABLE",
};

/** A failure that is not the guard's is the network's; a body that can't be unpacked is the list's. */
export function failureOf(error: unknown): ListFailure {
  if (error instanceof FetchFailed) return CODES[error.code];
  return isUndecodable(error) ? "UNREADABLE" : "UNREACHABLE";
}
