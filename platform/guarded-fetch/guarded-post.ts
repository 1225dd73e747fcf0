// Posts to an address that strangers name. A redirect is an answer like any other: it is not followed.
import type { IncomingMessage } from "node:http";
import { FetchFailed } from "./failed.ts";
import { requireAskable } from "./guard.ts";
import type { Network } from "./guarded-fetch.ts";
import { readBody } from "./read-body.ts";
import { guardedRequest } from "./request.ts";

export type GuardedPost = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType: string;
  readonly body: string;
  /** Until the head of the answer is there. Milliseconds. */
  readonly timeoutMs: number;
  /** The answer's body is read up to so many bytes. Left out: not at all. */
  readonly readBytes?: number;
  readonly signal: AbortSignal;
};

/** `retryAfter`: the header as it came. */
export type PostAnswer = {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body?: Uint8Array;
};

/** Throws FetchFailed, or the network's own error with its `code`. */
export async function postGuarded(post: GuardedPost, network: Network = {}): Promise<PostAnswer> {
  const timeout = AbortSignal.timeout(post.timeoutMs);
  const url = requireAskable(post.url, undefined, network.exceptOrigin);
  const body = Buffer.from(post.body);
  const headers = { ...post.headers, "content-type": post.mediaType, "content-length": String(body.length) };
  const signal = AbortSignal.any([timeout, post.signal]);
  const request = guardedRequest(url, { method: "POST", headers }, signal, network);
  try {
    const response = await new Promise<IncomingMessage>((settle, reject) => {
      request.on("response", settle);
      request.on("error", reject);
      request.end(body);
    });
    const answer = { status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] };
    if (post.readBytes === undefined) return answer;
    return { ...answer, body: await readBody(response, post.readBytes, signal) };
  } catch (error) {
    throw timeout.aborted ? new FetchFailed("TIMED_OUT") : error;
  } finally {
    request.destroy();
  }
}
