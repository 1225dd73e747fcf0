// Public answers are cached, as the bytes they are sent as, while the models they are made from are unchanged: many
// people look at the same pages. Signed-in people get them too, unless their answer differs.

import { isRefused } from "@sb/contracts/refused.ts";
import { type MemberRouteKey, modelsOf, type ResponseOf, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { Caller, Handler, Handlers, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { LRUCache } from "lru-cache";
import { askedOf } from "./asked.ts";
import type { VersionKey } from "./version-key.ts";

/**
 * Says that a route's answers may be cached: they depend on nothing but the request's params and query, the models
 * that the route names, and the caller, the day or the reply's `until` as said here. Not for models whose documents have
 * a time to live.
 */
export type CacheRule<K extends RouteKey> = {
  /** From the public answer: the callers whose answer differs. All others get the public one. */
  readonly differsFor: (body: ResponseOf<K>) => (caller: Caller) => boolean;
  /** Makes their answer from the public one, where that is less work than the handler's: it must be what the handler answers. */
  readonly personal?: (
    body: ResponseOf<K>,
    caller: Caller,
    readStore: Pick<ReadStore, "model">,
  ) => Promise<ResponseOf<K>>;
  /** The answer depends on the day in UTC. */
  readonly daily?: true;
};
/** For routes that visitors may ask. */
export type CacheRules<Keys extends RouteKey> = {
  readonly [K in Exclude<Keys, MemberRouteKey>]?: CacheRule<K>;
};

export type CacheDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly versionKey: VersionKey;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** For all routes together. */
  readonly maxBytes?: number;
};

const MAX_BYTES = 32_000_000;
/** An answer that personal ones are made from is kept as objects too, which take some times the room of its bytes. */
const WITH_BODY = 4;
/** Bytes that keeping any answer costs. */
const OVERHEAD = 500;

type Answer<K extends RouteKey> = {
  /** The versions of the models that it was made from, with its day. */
  readonly version: string;
  readonly reply: HttpReply<K>;
  readonly body: ResponseOf<K> | undefined;
  readonly differs: (caller: Caller) => boolean;
  /** Milliseconds since 1970: it may differ before the one and from the other on. */
  readonly since: number;
  readonly until: number;
};
type Answers = LRUCache<string, Answer<RouteKey>>;

/** The same handlers; those with a rule remember what they answer to visitors, and nothing else. */
export function cacheAnswers<Keys extends RouteKey>(
  handlers: Handlers<Keys>,
  rules: CacheRules<Keys>,
  deps: CacheDeps,
): Handlers<Keys> {
  const answers: Answers = new LRUCache({ maxSize: deps.maxBytes ?? MAX_BYTES });
  const caching = <K extends Keys>(key: K): Handler<K> => {
    const rule = (rules as { readonly [R in Keys]?: CacheRule<R> })[key];
    return rule ? remember(key, handlers[key], rule, answers, deps) : handlers[key];
  };
  const keys = Object.keys(handlers) as Keys[];
  const all = keys.map((key) => [key, caching(key)]);
  return Object.fromEntries(all) as Handlers<Keys>;
}

function remember<K extends RouteKey>(
  key: K,
  handle: Handler<K>,
  { differsFor, daily, personal }: CacheRule<K>,
  answers: Answers,
  { versionKey, clock, readStore }: CacheDeps,
): Handler<K> {
  const models = modelsOf(routes[key]);

  const publicAnswer = async (request: HttpRequest<K>): Promise<Answer<K>> => {
    const cacheKey = `${key} ${askedOf(request)}`;
    const version = `${daily ? clock().slice(0, 10) : ""} ${versionKey(models)}`;
    const known = answers.get(cacheKey);
    // The cache key begins with the route's. An outdated answer is replaced below.
    if (known?.version === version && isGoodAt(known, clock)) return known as Answer<K>;
    const since = Date.parse(clock());
    const reply = await handle({ ...request, caller: undefined } as HttpRequest<K>);
    if ("stream" in reply || reply.headers || reply.cookies)
      return { version, reply, body: undefined, differs: () => true, since, until: since };
    const bytes = bytesOf(JSON.stringify(reply.body));
    const until = reply.until ?? Infinity;
    const body = personal && reply.body;
    const answer = { version, reply: replyOf<K>(bytes), body, differs: differsFor(reply.body), since, until };
    const size = bytes.length * (personal ? WITH_BODY : 1) + cacheKey.length + OVERHEAD;
    answers.set(cacheKey, answer as Answer<RouteKey>, { size });
    return answer;
  };

  return async (request) => {
    const { caller } = request;
    if (!caller) return (await publicAnswer(request)).reply;
    const answer = await publicAnswer(request).catch(undefinedWhereRefused);
    if (answer && !answer.differs(caller)) return answer.reply;
    if (!answer?.body || !personal) return handle(request);
    return { body: await personal(answer.body, caller, readStore) };
  };
}

/** Asked for the time only where the answer depends on it. The clock may have been put back since it was made. */
function isGoodAt({ since, until }: Answer<RouteKey>, clock: () => string): boolean {
  if (until === Infinity) return true;
  const now = Date.parse(clock());
  return since <= now && now < until;
}

/** In memory of its own: a piece of Node's pool would keep 64 kB of it for each answer. */
export function bytesOf(json: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
  bytes.write(json);
  return bytes;
}

function replyOf<K extends RouteKey>(bytes: Buffer): HttpReply<K> {
  return { stream: bytes, mediaType: "application/json; charset=utf-8", headers: { "cache-control": "no-store" } };
}

/** A refusal to a visitor may not hold for the caller. */
function undefinedWhereRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error;
}
