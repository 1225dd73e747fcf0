// Asks a publisher's server for JSON, page by page or file by file, for lists that do not come as one file: TAXII's collections, MISP's feeds.

import { LIST_LIMITS } from "@sb/contracts/published/model.ts";
import { FetchFailed } from "@sb/platform/guarded-fetch/failed.ts";
import { fetchGuarded, type Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { type Fetched, failureOf, HEADERS, keeping, type Login, loginHeaders } from "./fetch-list.ts";

const LIMITS = { pageBytes: 32 * 1024 * 1024, pageMs: 60_000, allMs: 600_000, redirects: 5 };

export type Json = Readonly<Record<string, unknown>>;
export type Asking = { readonly network: Network; readonly login: Login | undefined; readonly signal: AbortSignal };
export type JsonAnswer = {
  readonly bytes: Buffer;
  readonly json: Json;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

type Failure = Extract<Fetched, { readonly outcome: "FAILED" }>;

export class Failed extends Error {
  readonly failure: Failure;

  constructor(failure: Omit<Failure, "outcome">) {
    super(failure.code);
    this.failure = { outcome: "FAILED", ...failure };
  }
}

/** Undefined where nothing is new, which is answered to conditional headers alone. Throws Failed where the answer is not one object. */
export async function askJson(
  { network, login, signal }: Asking,
  url: URL,
  headers: Readonly<Record<string, string>>,
): Promise<JsonAnswer | undefined> {
  const {
    status,
    headers: received,
    bytes,
  } = await fetchGuarded(
    {
      url: url.href,
      headers: { ...HEADERS, ...headers, ...loginHeaders(login, url) },
      ...{ maxBytes: LIMITS.pageBytes, timeoutMs: LIMITS.pageMs, redirects: LIMITS.redirects, signal },
    },
    network,
  );
  if (status === 304) return undefined;
  if (status !== 200) throw new Failed({ code: "HTTP_STATUS", status });
  const json = objectIn(bytes);
  if (!json) throw new Failed({ code: bytes.subarray(0, 200).includes("<html") ? "WEB_PAGE" : "UNREADABLE" });
  return { bytes, json, headers: received };
}

function objectIn(bytes: Buffer): Json | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** Bodies, each followed by a line end, up to the size of a list. */
export async function* together(bodies: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const body of bodies) {
    bytes += body.length;
    if (bytes > LIST_LIMITS.bytes) throw new FetchFailed("TOO_LARGE");
    yield body;
    yield Buffer.from("\n");
  }
}

type Keep = (pieces: AsyncIterable<Buffer>) => Promise<void>;

/** Rejects where `stopped` ends it, and where what was read can't be kept. */
export async function fetchParts(
  { network, login }: Omit<Asking, "signal">,
  keep: Keep,
  stopped: AbortSignal,
  work: (asking: Asking, keep: Keep) => Promise<Fetched>,
): Promise<Fetched> {
  const late = AbortSignal.timeout(LIMITS.allMs);
  const kept = keeping(keep);
  try {
    return await work({ network, login, signal: AbortSignal.any([stopped, late]) }, kept.keep);
  } catch (error) {
    stopped.throwIfAborted();
    if (error === kept.failure()) throw error;
    if (late.aborted) return { outcome: "FAILED", code: "TIMED_OUT" };
    return error instanceof Failed ? error.failure : { outcome: "FAILED", code: failureOf(error) };
  }
}
