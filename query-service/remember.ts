// Answers to visitors are kept, as the bytes they are sent as, for as long as nothing they are made from has changed:
// many people look at the same pages. Who is logged in gets them too, but for those who are answered otherwise.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import type { Caller, Handler, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import { isRefused } from "@sb/platform/refused.ts";
import { keptWhile } from "./kept.ts";
import type { StateOf } from "./public-state.ts";

/** Who is answered otherwise than a visitor, from what the visitor gets. */
export type OthersIn<K extends RouteKey> = (body: ResponseOf<K>) => (caller: Caller) => boolean;

/** Bytes kept for one route at most. */
const LIMIT = 8_000_000;

type Shown<K extends RouteKey> = { readonly reply: HttpReply<K>; readonly isOther: (caller: Caller) => boolean };

/**
 * The same handler. What it answers visitors must depend on nothing but the request's parameters and the state, and what
 * it answers those who are not among the others must be the same. Nothing else is kept: the others are answered anew.
 */
export function remember<K extends RouteKey>(
  stateOf: StateOf,
  handle: Handler<K>,
  othersIn: OthersIn<K>,
  limit = LIMIT,
): Handler<K> {
  const keptOf = keptWhile<Shown<K>>(limit);

  async function showVisitor(request: HttpRequest<K>): Promise<Shown<K>> {
    const kept = keptOf(await stateOf(request));
    const asked = JSON.stringify([request.params, request.query]);
    const known = kept.find(asked);
    if (known) return known;
    const reply = await handle({ ...request, caller: undefined });
    // Only a body is kept.
    if ("stream" in reply || reply.headers || reply.cookies) return { reply, isOther: everybody };
    const body = Buffer.from(JSON.stringify(reply.body));
    const shown = { reply: replyOf<K>(body), isOther: othersIn(reply.body) };
    kept.keep(asked, shown, body.length);
    return shown;
  }

  return async (request) => {
    const { caller } = request;
    if (!caller) return (await showVisitor(request)).reply;
    const shown = await showVisitor(request).catch(nothingWhereRefused);
    return shown && !shown.isOther(caller) ? shown.reply : handle(request);
  };
}

function replyOf<K extends RouteKey>(body: Buffer): HttpReply<K> {
  return { stream: body, mediaType: "application/json; charset=utf-8", headers: { "cache-control": "no-store" } };
}

const everybody = (): boolean => true;

/** What a visitor is refused may be the caller's own. */
function nothingWhereRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error;
}
