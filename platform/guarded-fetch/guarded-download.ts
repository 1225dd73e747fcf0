// Fetches what is too large for memory, as guarded as everything else that is fetched.
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FetchFailed } from "./failed.ts";
import { askGuarded, type GuardedRequest, type Network } from "./guarded-fetch.ts";
import { decoderFor, requireLength } from "./read-body.ts";

export type GuardedDownload = GuardedRequest & {
  /** Takes the unpacked body, piece by piece. What it took is of no use where the download rejects. */
  readonly keep: (pieces: AsyncIterable<Buffer>) => Promise<void>;
  /** Given up where fewer bytes come in such a time: a site that drips holds the next one up. */
  readonly least: { readonly bytes: number; readonly inMs: number };
};

export type Downloaded = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** How many were kept. Undefined unless the status is 200: then there was nothing to keep. */
  readonly bytes: number | undefined;
};

/** Throws FetchFailed, the network's own error with its `code`, or the error of `keep`. */
export async function downloadGuarded(asked: GuardedDownload, network: Network = {}): Promise<Downloaded> {
  const slow = new AbortController();
  let came = 0;
  let before = 0;
  const watch = setInterval(() => {
    if (came - before < asked.least.bytes) slow.abort();
    before = came;
  }, asked.least.inMs);
  const signal = asked.signal ? AbortSignal.any([slow.signal, asked.signal]) : slow.signal;
  try {
    const { status, headers, body } = await askGuarded({ ...asked, signal }, network, (response, ended) =>
      keepBody(response, asked, ended, (bytes) => {
        came += bytes;
      }),
    );
    return { status, headers, bytes: body };
  } catch (error) {
    throw slow.signal.aborted && !asked.signal?.aborted ? new FetchFailed("TOO_SLOW") : error;
  } finally {
    clearInterval(watch);
  }
}

async function keepBody(
  response: IncomingMessage,
  { keep, maxBytes }: GuardedDownload,
  signal: AbortSignal,
  onCame: (bytes: number) => void,
): Promise<number> {
  requireLength(response, maxBytes);
  const decoder = decoderFor(response);
  let kept = 0;
  const packed = counter(maxBytes, onCame);
  const unpacked = counter(maxBytes, (bytes) => {
    kept += bytes;
  });
  try {
    if (decoder) await pipeline(response, packed, decoder, unpacked, keep, { signal });
    else await pipeline(response, packed, unpacked, keep, { signal });
  } catch (error) {
    throw !signal.aborted && isCut(response, error) ? new FetchFailed("CUT_SHORT") : error;
  }
  return kept;
}

/** Either the connection ended before the body, or the packed stream before its own end. */
function isCut(response: IncomingMessage, error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "Z_BUF_ERROR" || (!response.complete && code === "ECONNRESET");
}

/** Throws TOO_LARGE at the first byte beyond the limit. */
function counter(maxBytes: number, onCame: (bytes: number) => void): Transform {
  let length = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done: TransformCallback) {
      length += piece.length;
      onCame(piece.length);
      if (length > maxBytes) done(new FetchFailed("TOO_LARGE"));
      else done(null, piece);
    },
  });
}
