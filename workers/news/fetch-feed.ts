// Asks a source for its feed, with the validators of the last one.
import { NEWS_LIMITS, type NewsFailure } from "@sb/contracts/news/model.ts";
import { FetchFailed, type FetchFailure, isUndecodable } from "@sb/platform/guarded-fetch/failed.ts";
import { fetchGuarded, type GuardedResponse, type Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { retryAfterMs } from "./next-try.ts";
import type { FeedItem } from "./parse/feed-item.ts";
import type { ParseFeed } from "./parse/parser.ts";

export type FeedDeps = {
  readonly network: Network;
  readonly parse: ParseFeed;
  /** From the first question to the last byte. Milliseconds. */
  readonly timeoutMs?: number | undefined;
};

export type Validators = { readonly etag?: string | undefined; readonly lastModified?: string | undefined };

export type Fetched =
  | ({ readonly outcome: "READ"; readonly items: readonly FeedItem[] } & Validators)
  | { readonly outcome: "UNCHANGED" }
  | {
      readonly outcome: "FAILED";
      readonly code: NewsFailure;
      readonly status?: number;
      readonly retryAfterMs?: number;
    };

const TIMEOUT_MS = 20_000;
const REDIRECTS = 5;
/** Characters of a validator that is kept. */
const VALIDATOR_CHARS = 300;
const HEADERS = {
  accept:
    "application/rss+xml, application/atom+xml, application/feed+json, application/xml, text/xml, application/json",
  "user-agent": "SaferBlock-news/1",
};

/** Rejects only where `signal` stops it. */
export async function fetchFeed(
  { network, parse, timeoutMs = TIMEOUT_MS }: FeedDeps,
  url: string,
  { etag, lastModified }: Validators,
  nowMs: number,
  signal: AbortSignal,
): Promise<Fetched> {
  const headers = {
    ...HEADERS,
    ...(etag !== undefined && { "if-none-match": etag }),
    ...(lastModified !== undefined && { "if-modified-since": lastModified }),
  };
  try {
    const asked = { url, headers, maxBytes: NEWS_LIMITS.feedBytes, timeoutMs, redirects: REDIRECTS, signal };
    return await readResponse(await fetchGuarded(asked, network), parse, url, nowMs);
  } catch (error) {
    signal.throwIfAborted();
    return { outcome: "FAILED", code: failureOf(error) };
  }
}

async function readResponse(
  { status, headers, bytes }: GuardedResponse,
  parse: ParseFeed,
  url: string,
  nowMs: number,
): Promise<Fetched> {
  if (status === 304) return { outcome: "UNCHANGED" };
  if (status !== 200) {
    const wait = retryAfterMs(headers["retry-after"], nowMs);
    return { outcome: "FAILED", code: "HTTP_STATUS", status, retryAfterMs: wait };
  }
  const parsed = await parse(textOf(bytes, headers["content-type"]), url);
  if ("failure" in parsed) return { outcome: "FAILED", code: parsed.failure };
  return {
    outcome: "READ",
    items: parsed.items,
    etag: validator(headers.etag),
    lastModified: validator(headers["last-modified"]),
  };
}

const validator = (header: string | undefined): string | undefined =>
  header !== undefined && header.length <= VALIDATOR_CHARS ? header : undefined;

/** In the encoding that its header or its XML declaration names; UTF-8 where that is unknown. */
function textOf(bytes: Buffer, contentType = ""): string {
  const declared = /^<\?xml[^>]{0,200}?encoding=["']([\w-]{1,40})["']/.exec(bytes.subarray(0, 300).toString("latin1"));
  const named = /charset="?([\w-]{1,40})/i.exec(contentType)?.[1] ?? declared?.[1] ?? "utf-8";
  return decoderOf(named).decode(bytes);
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

const CODES: Readonly<Record<FetchFailure, NewsFailure>> = {
  SITE_REFUSED: "SITE_REFUSED",
  REDIRECT_REFUSED: "REDIRECT_REFUSED",
  TOO_MANY_REDIRECTS: "TOO_MANY_REDIRECTS",
  TOO_LARGE: "TOO_LARGE",
  TIMED_OUT: "TIMED_OUT",
  TOO_SLOW: "TIMED_OUT",
  CUT_SHORT: "UNREACHABLE",
  ENCODING_UNKNOWN: "MALFORMED",
};

/** A failure that is not the guard's is the network's; a body that can't be unpacked is the feed's. */
function failureOf(error: unknown): NewsFailure {
  if (error instanceof FetchFailed) return CODES[error.code];
  return isUndecodable(error) ? "MALFORMED" : "UNREACHABLE";
}
