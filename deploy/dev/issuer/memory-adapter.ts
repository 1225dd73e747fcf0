// The development issuer's storage, in memory only: codes, grants, sign-ins in progress.
import type { Adapter, AdapterPayload } from "oidc-provider";

type StoredEntry = { readonly payload: AdapterPayload; readonly expiresAt: number };

/** One store per issuer; the library asks it for an adapter per model name. */
export function createMemoryStore(now: () => number = Date.now): (kind: string) => Adapter {
  const entries = new Map<string, StoredEntry>();

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry.payload : undefined;
  }

  function findWhere(prefix: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const key = [...entries].find(([name, entry]) => name.startsWith(prefix) && matches(entry.payload))?.[0];
    return key === undefined ? undefined : find(key);
  }

  function forgetExpired(): void {
    for (const [key, entry] of entries) if (entry.expiresAt <= now()) entries.delete(key);
  }

  return (kind) => ({
    async upsert(id, payload, expiresIn) {
      forgetExpired();
      entries.set(`${kind}:${id}`, {
        payload,
        expiresAt: expiresIn === undefined ? Infinity : now() + expiresIn * 1000,
      });
    },
    find: async (id) => find(`${kind}:${id}`),
    findByUid: async (uid) => findWhere(`${kind}:`, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere(`${kind}:`, (payload) => payload.userCode === userCode),
    async consume(id) {
      const entry = entries.get(`${kind}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${kind}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key);
    },
  });
}
