// Looks many targets up, a hundred at a time, and keeps asking where the service is busy.
import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { LookedUp } from "@sb/contracts/report/lookup-wire.ts";
import { type ApiError, isApiError, type ProblemCode } from "../api/problem.ts";

/** It could not be asked for: nothing is known of it, not even that nothing is known. */
type NotAsked = { readonly adrs: string; readonly failed: ProblemCode };
export type Answer = LookedUp | NotAsked;

export type AskOptions = {
  /** Answers in the order of the texts. Throws ApiError. */
  readonly ask: (texts: readonly string[], signal: AbortSignal) => Promise<readonly LookedUp[]>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly onAnswers: (answers: readonly Answer[]) => void;
  readonly signal: AbortSignal;
};

/** Requests on their way at once. */
const LANES = 2;
/** Tries of one request while the service is busy or away, and the longest wait between two, in milliseconds. */
const TRIES = 6;
const WAIT_MAX = 60_000;

/**
 * Asks for each of the texts, which differ from each other. Rejects with the error where a request failed for good, and with the signal's
 * reason where it was stopped: what was answered by then was handed over, and the others may be asked again.
 */
export async function askAll(texts: readonly string[], options: AskOptions): Promise<void> {
  const tooLong = texts.filter((text) => text.length > PAGE_LIMITS.addressChars);
  if (tooLong.length > 0) options.onAnswers(tooLong.map((adrs) => ({ adrs, failed: "TEXT_TOO_LONG" })));
  const chunks = chunksOf(texts.filter((text) => text.length <= PAGE_LIMITS.addressChars));
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const lane = async () => {
    for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift())
      await askChunk(chunk, { ...options, signal });
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    stop.abort(error);
    throw error;
  }
}

/** A request that is refused as a whole is halved, until the text that it is refused for stands alone. */
async function askChunk(texts: readonly string[], options: AskOptions): Promise<void> {
  try {
    options.onAnswers(await patiently(texts, options));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [first = ""] = texts;
    if (texts.length === 1) return options.onAnswers([{ adrs: first, failed: error.code }]);
    const half = Math.ceil(texts.length / 2);
    await askChunk(texts.slice(0, half), options);
    await askChunk(texts.slice(half), options);
  }
}

async function patiently(texts: readonly string[], { ask, wait, signal }: AskOptions): Promise<readonly LookedUp[]> {
  for (let tried = 1; ; tried += 1)
    try {
      return await ask(texts, signal);
    } catch (error) {
      if (signal.aborted || !isBusy(error) || tried === TRIES) throw error;
      await wait(Math.min(WAIT_MAX, 1_000 * (error.retryAfter ?? 2 ** tried)), signal);
    }
}

/** Too many requests, the service is away, or the connection is. */
const isBusy = (error: unknown): error is ApiError =>
  isApiError(error) && [0, 429, 502, 503, 504].includes(error.status);
const isRefusal = (error: unknown): error is ApiError => isApiError(error) && [400, 413, 422].includes(error.status);

const chunksOf = (texts: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(texts.length / REPORT_LIMITS.lookupAddresses) }, (_, at) =>
    texts.slice(at * REPORT_LIMITS.lookupAddresses, (at + 1) * REPORT_LIMITS.lookupAddresses),
  );
