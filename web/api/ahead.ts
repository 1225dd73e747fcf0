// What the page has asked for before the app was there (first/ask-ahead.ts), given out once, to a visitor.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import { getSession } from "../session/store.ts";
import { lastPosition } from "./position.ts";
import { type AnyParts, requestOf } from "./request.ts";

export type Ahead = {
  readonly url: string;
  /** The body of a success; undefined after a failure. */
  readonly answer: Promise<unknown>;
  /** The same once it has come, so that the first thing drawn can have it. */
  body?: unknown;
};

declare global {
  var sbAhead: Ahead | undefined;
}

/** So long after the page's start its answer is as good as a new one. */
const FRESH_MS = 10_000;

/** What has come already; undefined where this was not asked ahead, or waits for its answer yet. */
export function arrivedAhead<K extends RouteKey>(key: K, parts: AnyParts): ResponseOf<K> | undefined {
  const body = askedAhead(key, parts)?.body;
  if (body !== undefined) globalThis.sbAhead = undefined;
  return body as ResponseOf<K> | undefined;
}

/** What comes; undefined where this was not asked ahead, or failed: it has to be asked then. */
export async function takeAhead<K extends RouteKey>(key: K, parts: AnyParts): Promise<ResponseOf<K> | undefined> {
  const ahead = askedAhead(key, parts);
  if (ahead === undefined) return undefined;
  globalThis.sbAhead = undefined;
  return (await ahead.answer) as ResponseOf<K> | undefined;
}

function askedAhead(key: RouteKey, parts: AnyParts): Ahead | undefined {
  const ahead = globalThis.sbAhead;
  if (ahead === undefined || performance.now() > FRESH_MS) return undefined;
  // Who has logged in or written something since then sees more than was answered.
  if (getSession().isLogin || lastPosition() !== null) return undefined;
  return requestOf(key, parts).url === ahead.url ? ahead : undefined;
}
