// A person's own texts, sealed in the log, are cached for that person alone and for seconds: opening ten
// texts costs more than all the rest of an answer. Another person, or the same with other rights, is another cache key. Once any
// key is destroyed all is forgotten, in every process (docs/decisions/0056).
import { type MemberRouteKey, modelsOf, routes } from "@sb/contracts/routes.ts";
import type { Caller, Handler, Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { LRUCache } from "lru-cache";
import { askedOf } from "./asked.ts";
import { bytesOf } from "./cache.ts";
import type { VersionKey } from "./version-key.ts";

export type CacheOwnDeps = {
  readonly versionKey: VersionKey;
  readonly vault: Pick<Vault, "onDestroyed">;
  /** Milliseconds of a clock that is never put back; never 0. */
  readonly now?: () => number;
};

/** For all routes and people together. */
const MAX_BYTES = 4_000_000;
/** Milliseconds. Also the most that an answer is behind where it depends on the time of day. */
const KEPT_MS = 10_000;

type Answers = LRUCache<string, Uint8Array>;

/**
 * The same handlers; those of `keys` remember their answers. These must depend on nothing but the request's params and
 * query, the models that the route names, sealed texts, and the caller.
 */
export function cacheOwn<Keys extends MemberRouteKey>(
  handlers: Handlers<Keys>,
  keys: readonly Keys[],
  { versionKey, vault, now = () => performance.now() }: CacheOwnDeps,
): Handlers<Keys> {
  const answers: Answers = new LRUCache({ maxSize: MAX_BYTES, ttl: KEPT_MS, ttlResolution: 0, perf: { now } });
  let destroyed = 0;
  vault.onDestroyed(() => {
    destroyed += 1;
    answers.clear();
  });

  const remember = <K extends Keys>(key: K): Handler<K> => {
    const models = modelsOf(routes[key]);
    return async (request) => {
      const cacheKey = `${key} ${askedBy(request)} ${versionKey(models)}`;
      const known = answers.get(cacheKey);
      if (known) return { stream: known, mediaType: JSON_TYPE, headers: NOT_STORED };
      const before = destroyed;
      const reply = await handlers[key](request);
      if ("stream" in reply || reply.headers || reply.cookies) return reply;
      const bytes = bytesOf(JSON.stringify(reply.body));
      // A key that was destroyed meanwhile may have opened some of it.
      if (before === destroyed) answers.set(cacheKey, bytes, { size: bytes.length + cacheKey.length });
      return { stream: bytes, mediaType: JSON_TYPE, headers: NOT_STORED };
    };
  };
  const all = keys.map((key) => [key, remember(key)]);
  return Object.fromEntries(all) as Handlers<Keys>;
}

const JSON_TYPE = "application/json; charset=utf-8";
const NOT_STORED = { "cache-control": "no-store" };

const askedBy = <K extends MemberRouteKey>(request: HttpRequest<K>): string =>
  `${askedOf(request)} ${nameOf(request.caller)}`;

/** A verified token gives the same object each time it is used (platform/token/token-cache.ts). */
const names = new WeakMap<Caller, string>();

/** The login does not count, all else of the caller does. */
function nameOf(caller: Caller): string {
  const known = names.get(caller);
  if (known !== undefined) return known;
  const { sessionId: _, ...who } = caller;
  const name = JSON.stringify(who);
  names.set(caller, name);
  return name;
}
