// Caches verified access tokens, so that a signature is checked once and not at each request.
import { LRUCache } from "lru-cache";
import type { AccessClaims } from "./port.ts";

type Cached = { readonly claims: AccessClaims; readonly expires: number };

export type TokenCache = {
  /** The token's content and when it expires, if it was verified before and has not expired. */
  find(token: string, now: number): Cached | undefined;
  /** `expires`, as `now`, in seconds since 1970. */
  keep(token: string, claims: AccessClaims, expires: number): void;
};

/** Cached tokens at most. */
const LIMIT = 10_000;

export function createTokenCache(limit = LIMIT): TokenCache {
  const kept = new LRUCache<string, Cached>({ max: limit });
  return {
    find(token, now) {
      const found = kept.get(token);
      return found && found.expires > now ? found : undefined;
    },
    keep: (token, claims, expires) => void kept.set(token, { claims, expires }),
  };
}
