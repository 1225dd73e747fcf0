// Answers to visitors are kept, as the bytes they are sent as, for as long as nothing they are made from has changed:
// many people look at the same pages. Who is logged in gets them too, but for those who are answered otherwise.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import type { Caller, Handler, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import { isRefused } from "@sb/platform/refused.ts";
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
  const kept = new Map<string, Shown<K>>();
  let keptOf = "";
  let bytes = 0;

  function forget(): void {
    kept.clear();
    bytes = 0;
  }
  function keep(asked: string, body: Buffer, isOther: Shown<K>["isOther"]): Shown<K> {
    const headers = { "cache-control": "no-store" };
    const shown: Shown<K> = {
      reply: { stream: body, mediaType: "application/json; charset=utf-8", headers },
      isOther,
    };
    if (bytes + body.length > limit) forget();
    kept.set(asked, shown);
    bytes += body.length;
    return shown;
  }
  async function showVisitor(request: HttpRequest<K>): Promise<Shown<K>> {
    // Who names a position has waited for it: what was looked at before that is too old.
    const state = await stateOf(request.minPosition !== undefined);
    if (state !== keptOf) forget();
    keptOf = state;
    const asked = JSON.stringify([request.params, request.query]);
    const known = kept.get(asked);
    if (known) return known;
    const reply = await handle({ ...request, caller: undefined });
    // Only a body is kept, and none that may be older than the newest state seen.
    if ("stream" in reply || reply.headers || reply.cookies) return { reply, isOther: everybody };
    const isOther = othersIn(reply.body);
    if (keptOf !== state) return { reply, isOther };
    return keep(asked, Buffer.from(JSON.stringify(reply.body)), isOther);
  }

  return async (request) => {
    const { caller } = request;
    if (!caller) return (await showVisitor(request)).reply;
    const shown = await showVisitor(request).catch(nothingWhereRefused);
    return shown && !shown.isOther(caller) ? shown.reply : handle(request);
  };
}

const everybody = (): boolean => true;

/** What a visitor is refused may be the caller's own. */
function nothingWhereRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error;
}
