// Answers to visitors are kept, as the bytes they are sent as, for as long as nothing they are made from has changed:
// many people look at the same pages.
import { ACCOUNT_PROJECTION } from "@sb/contracts/account-model.ts";
import { REPORT_INDEX, REPORT_MODEL } from "@sb/contracts/report-model.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Handler, HttpReply } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchIndex } from "@sb/platform/search-index/port.ts";

/** Differs from what it was as soon as an answer may. */
export type StateOf = () => Promise<string>;

type Sources = {
  readonly readStore: Pick<ReadStore, "checkpoint">;
  readonly searchIndex: Pick<SearchIndex, "checkpoint">;
  readonly clock: () => string;
};

/** How far the models are that public answers are made from, and the day, which the charts end with. */
export function publicState({ readStore, searchIndex, clock }: Sources): StateOf {
  return onceATurn(async () => {
    const positions = await Promise.all([
      readStore.checkpoint(REPORT_MODEL),
      readStore.checkpoint(ACCOUNT_PROJECTION),
      searchIndex.checkpoint(REPORT_INDEX),
    ]);
    return [clock().slice(0, 10), ...positions].join(" ");
  });
}

/** Under load, requests come many to a turn of the event loop: one look is enough for all of them. */
function onceATurn(look: StateOf): StateOf {
  let looked: Promise<string> | undefined;
  return () => {
    if (looked) return looked;
    setImmediate(() => {
      looked = undefined;
    });
    looked = look();
    return looked;
  };
}

/** Bytes kept for one route at most. */
const LIMIT = 8_000_000;

type Kept<K extends RouteKey> = Extract<HttpReply<K>, { stream: unknown }>;

/**
 * The same handler. What it answers visitors must depend on nothing but the request's parameters and the state. Who is
 * logged in, or wants to see a write, is always answered anew.
 */
export function remember<K extends RouteKey>(stateOf: StateOf, handle: Handler<K>, limit = LIMIT): Handler<K> {
  const kept = new Map<string, Kept<K>>();
  let keptOf = "";
  let bytes = 0;

  function forget(): void {
    kept.clear();
    bytes = 0;
  }
  function keep(asked: string, body: Buffer): Kept<K> {
    const headers = { "cache-control": "no-store" };
    const answer: Kept<K> = { stream: body, mediaType: "application/json; charset=utf-8", headers };
    if (bytes + body.length > limit) forget();
    kept.set(asked, answer);
    bytes += body.length;
    return answer;
  }

  return async (request) => {
    if (request.caller || request.minPosition) return handle(request);
    const state = await stateOf();
    if (state !== keptOf) forget();
    keptOf = state;
    const asked = JSON.stringify([request.params, request.query]);
    const known = kept.get(asked);
    if (known) return known;
    const reply = await handle(request);
    // Only a body is kept, and none that may be older than the newest state seen.
    if ("stream" in reply || reply.headers || reply.cookies || keptOf !== state) return reply;
    return keep(asked, Buffer.from(JSON.stringify(reply.body)));
  };
}
