// Leases within one process, which end with it. Only the last token outlives it, in a file: tokens grow over restarts.
import type { Leases, Token } from "./port.ts";
import { requireLease } from "./port.ts";
import { openTokens } from "./tokens.ts";

type Held = { readonly token: Token; readonly until: number };

export type LocalOptions = {
  /** Milliseconds since 1970, for tokens. */
  readonly now?: () => number;
  /** Milliseconds of a clock that is never put back. */
  readonly steady?: () => number;
};

/** `file` holds the last token, and is made where there is none. */
export function openLocalLeases(
  file: string,
  { now = Date.now, steady = () => performance.now() }: LocalOptions = {},
): Leases {
  const nextToken = openTokens(file, now);
  const leases = new Map<string, Held>();

  /** The lease of a name that has not run out. */
  function running(name: string): Held | undefined {
    const held = leases.get(name);
    if (held && held.until > steady()) return held;
    leases.delete(name);
    return undefined;
  }

  return {
    async acquire(name, ttlMs) {
      requireLease(name, ttlMs);
      if (running(name)) return undefined;
      const token = nextToken();
      leases.set(name, { token, until: steady() + ttlMs });
      return token;
    },
    async renew(name, token, ttlMs) {
      requireLease(name, ttlMs);
      if (running(name)?.token !== token) return false;
      leases.set(name, { token, until: steady() + ttlMs });
      return true;
    },
    async release(name, token) {
      if (running(name)?.token === token) leases.delete(name);
    },
    close: async () => leases.clear(),
  };
}
