// Responses that were there before the app loaded (first/prefetch.ts). Each is used once.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import { getSession } from "../session/store.ts";
import { lastPosition } from "./position.ts";
import { type AnyParts, requestOf } from "./request.ts";

export type Prefetched = {
  readonly url: string;
  /** The body of a success; undefined after a failure. */
  readonly answer: Promise<unknown>;
  /** The resolved body, so that the first render can use it. */
  body?: unknown;
};

declare global {
  var sbPrefetched: Prefetched | undefined;
}

/** How long after page load a prefetched response counts as fresh. */
const FRESH_MS = 10_000;

/**
 * The prefetched response if it has arrived; undefined when this request was not prefetched or is still pending. Where
 * it may be outdated it is still drawn, as the rendered page shows the same, until the answer of the new request.
 */
export function takeArrived<K extends RouteKey>(key: K, parts: AnyParts): ResponseOf<K> | undefined {
  const body = ofRequest(key, parts)?.body;
  if (body !== undefined) globalThis.sbPrefetched = undefined;
  return body as ResponseOf<K> | undefined;
}

/** When the arrived response was valid, in milliseconds since 1970; undefined is now, 0 asks again at once. */
export const arrivedAt = (): 0 | undefined => (mayBeOutdated() ? 0 : undefined);

/** Awaits the prefetched response; undefined when this request was not prefetched or failed: the caller must fetch. */
export async function takePrefetched<K extends RouteKey>(key: K, parts: AnyParts): Promise<ResponseOf<K> | undefined> {
  const prefetched = mayBeOutdated() ? undefined : ofRequest(key, parts);
  if (prefetched === undefined) return undefined;
  globalThis.sbPrefetched = undefined;
  return (await prefetched.answer) as ResponseOf<K> | undefined;
}

function ofRequest(key: RouteKey, parts: AnyParts): Prefetched | undefined {
  const prefetched = globalThis.sbPrefetched;
  return prefetched && requestOf(key, parts).url === prefetched.url ? prefetched : undefined;
}

/** After a login or a write the response may differ from the prefetched one, which is a visitor's. */
const mayBeOutdated = (): boolean => performance.now() > FRESH_MS || getSession().isLogin || lastPosition() !== null;
