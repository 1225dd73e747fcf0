// Access tokens found genuine: a signature is checked once, not again with each request that a person makes.
import { LRUCache } from "lru-cache";
import type { AccessClaims } from "./port.ts";

export type Genuine = {
  /** What the token says, if it is one of these and its time is not up. */
  find(token: string, now: number): AccessClaims | undefined;
  /** `expires`, as `now`, in seconds since 1970. */
  keep(token: string, claims: AccessClaims, expires: number): void;
};

/** Tokens kept at most. */
const LIMIT = 10_000;

export function createGenuine(limit = LIMIT): Genuine {
  const kept = new LRUCache<string, { readonly claims: AccessClaims; readonly expires: number }>({ max: limit });
  return {
    find(token, now) {
      const found = kept.get(token);
      return found && found.expires > now ? found.claims : undefined;
    },
    keep: (token, claims, expires) => void kept.set(token, { claims, expires }),
  };
}
