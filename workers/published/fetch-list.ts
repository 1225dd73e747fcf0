// Asks a publisher for a list, with the validators of the last good state, and keeps the body in the files store, in parts.
import type { ListFailure } from "@sb/contracts/published/model.ts";
import { LIST_LIMITS } from "@sb/contracts/published/model.ts";
import { FetchFailed, type FetchFailure, isUndecodable } from "@sb/platform/guarded-fetch/failed.ts";
import { downloadGuarded, type GuardedDownload } from "@sb/platform/guarded-fetch/guarded-download.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";

export type Validators = { readonly etag?: string | undefined; readonly lastModified?: string | undefined };

export type Fetched =
  | { readonly outcome: "UNCHANGED" }
  | ({ readonly outcome: "READ" } & Validators)
  | { readonly outcome: "FAILED"; readonly code: ListFailure; readonly status?: number };

export type Limits = Pick<GuardedDownload, "timeoutMs" | "least">;

/** 200 MB at 350 kB a second. One that gives less than a kilobyte a second for a minute is given up. */
const LIMITS: Limits = { timeoutMs: 600_000, least: { bytes: 60_000, inMs: 60_000 } };
const REDIRECTS = 5;
/** Characters of a validator that is kept. */
const VALIDATOR_CHARS = 300;
const HEADERS = { accept: "*/*", "user-agent": "SaferBlock-lists/1" };

/** Rejects where `signal` stops it, and where the body can't be kept: neither is the publisher's fault. */
export async function fetchList(
  { network, limits = LIMITS }: { readonly network: Network; readonly limits?: Limits | undefined },
  url: string,
  { etag, lastModified }: Validators,
  keep: GuardedDownload["keep"],
  signal: AbortSignal,
): Promise<Fetched> {
  const headers = {
    ...HEADERS,
    ...(etag !== undefined && { "if-none-match": etag }),
    ...(lastModified !== undefined && { "if-modified-since": lastModified }),
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
    const [newTag, modified] = [received.etag, received["last-modified"]].map(validator);
    return { outcome: "READ", etag: newTag, lastModified: modified };
  } catch (error) {
    signal.throwIfAborted();
    if (error === kept.failure()) throw error;
    return { outcome: "FAILED", code: failureOf(error) };
  }
}

const validator = (header: string | undefined): string | undefined =>
  header !== undefined && header.length <= VALIDATOR_CHARS ? header : undefined;

/** Tells an error of our own store from one of the publisher's stream, which passes through the same loop. */
function keeping(keep: GuardedDownload["keep"]) {
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
function failureOf(error: unknown): ListFailure {
  if (error instanceof FetchFailed) return CODES[error.code];
  return isUndecodable(error) ? "UNREADABLE" : "UNREACHABLE";
}
