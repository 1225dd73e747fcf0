// Keys of a bucket that were found before. They are used again only after a look (watch.ts) has shown that none was destroyed
// since: a page of events costs one request instead of one for each of its keys.
import { LRUCache } from "lru-cache";
import type { FoundKey, KeyName, WrappedKey } from "../port.ts";

/** Keys. */
const LIMIT = 20_000;
/** Milliseconds. A destruction that broke off between its two writes is noticed after so long at the latest. */
const KEEP_MS = 60_000;
/** Requests at the same time: a page of events may need thousands of keys. */
const AT_ONCE = 48;

const NONE: FoundKey = { status: "NONE" };

export type FoundKeys = {
  /** In the order asked for; a name asked for twice is looked up once. */
  readonly findMany: (names: readonly KeyName[]) => Promise<readonly FoundKey[]>;
  /** Keeps what `make` stores. */
  readonly keepMade: (name: KeyName, make: () => Promise<WrappedKey>) => Promise<WrappedKey>;
  /** A key was destroyed: nothing that was found before is used again. */
  readonly forget: () => void;
};

type Deps = {
  readonly lookUp: (name: KeyName) => Promise<FoundKey>;
  /** Resolves once `forget` was called if any key was destroyed before the call. */
  readonly look: () => Promise<void>;
};

export function createFoundKeys({ lookUp, look }: Deps): FoundKeys {
  // A lookup may still be under way. Forgetting drops it too: it may have read just before a destruction.
  const kept = new LRUCache<KeyName, Promise<FoundKey>>({ max: LIMIT, ttl: KEEP_MS });
  /** How often. */
  let forgotten = 0;

  function keep(name: KeyName, finding: Promise<FoundKey>): Promise<FoundKey> {
    kept.set(name, finding);
    const drop = () => void (kept.peek(name) === finding && kept.delete(name));
    // A key that is not there may be made at any time.
    finding.then(({ status }) => void (status === "LIVE" || drop()), drop);
    return finding;
  }

  async function lookUpAll(names: Iterable<KeyName>): Promise<ReadonlyMap<KeyName, FoundKey>> {
    const found = new Map<KeyName, FoundKey>();
    const left = new Set(names);
    const each = left.values();
    const inTurn = async () => {
      for (const name of each) found.set(name, await keep(name, lookUp(name)));
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.size) }, inTurn));
    return found;
  }

  /** Those of `earlier` that still hold. */
  async function stillThere(earlier: ReadonlyMap<KeyName, Promise<FoundKey>>): Promise<Map<KeyName, FoundKey>> {
    if (earlier.size === 0) return new Map();
    const [found] = await Promise.all([
      Promise.all(earlier.entries().map(async ([name, finding]) => [name, await finding] as const)),
      look(),
    ]);
    return new Map(found.filter(([name, { status }]) => status === "LIVE" && kept.peek(name) === earlier.get(name)));
  }

  return {
    async findMany(names) {
      const earlier = new Map<KeyName, Promise<FoundKey>>();
      for (const name of names) {
        const finding = kept.get(name);
        if (finding) earlier.set(name, finding);
      }
      const unknown = names.filter((name) => !earlier.has(name));
      const [known, found] = await Promise.all([stillThere(earlier), lookUpAll(unknown)]);
      const anew = await lookUpAll(earlier.keys().filter((name) => !known.has(name)));
      return names.map((name) => known.get(name) ?? found.get(name) ?? anew.get(name) ?? NONE);
    },
    async keepMade(name, make) {
      const before = forgotten;
      const wrapped = await make();
      if (before === forgotten) kept.set(name, Promise.resolve({ status: "LIVE", wrapped }));
      return wrapped;
    },
    forget() {
      forgotten += 1;
      kept.clear();
    },
  };
}
