// Responses prefetched by the inline script before the app loaded (first/prefetch.ts). Each is used once, by visitors
// only.
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

/** The prefetched response if it has arrived; undefined when this request was not prefetched or is still pending. */
export function takeArrived<K extends RouteKey>(key: K, parts: AnyParts): ResponseOf<K> | undefined {
  const body = findPrefetched(key, parts)?.body;
  if (body !== undefined) globalThis.sbPrefetched = undefined;
  return body as ResponseOf<K> | undefined;
}

/** Awaits the prefetched response; undefined when this request was not prefetched or failed: the caller must fetch. */
export async function takePrefetched<K extends RouteKey>(key: K, parts: AnyParts): Promise<ResponseOf<K> | undefined> {
  const prefetched = findPrefetched(key, parts);
  if (prefetched === undefined) return undefined;
  globalThis.sbPrefetched = undefined;
  return (await prefetched.answer) as ResponseOf<K> | undefined;
}

function findPrefetched(key: RouteKey, parts: AnyParts): Prefetched | undefined {
  const prefetched = globalThis.sbPrefetched;
  if (prefetched === undefined || performance.now() > FRESH_MS) return undefined;
  // After a login or a write the response may differ from the prefetched one.
  if (getSession().isLogin || lastPosition() !== null) return undefined;
  return requestOf(key, parts).url === prefetched.url ? prefetched : undefined;
}
