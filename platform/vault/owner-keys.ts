// Each owner's key, wrapped by the master key, in its own stream. Nothing can be appended to a shredded stream, so an owner
// who seals again later (an account that comes back) gets the next generation, in another stream.
import { type Append, type EventStore, hasErrorCode, NO_STREAM, type StreamEvent } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import { decrypt, encrypt } from "./cipher.ts";
import { createKeyCache } from "./key-cache.ts";
import type { Owner } from "./port.ts";
import { randomPieces } from "./random-pieces.ts";

/** `before` is the append that makes a new key durable. Nothing sealed with the key may be stored before it. */
export type CurrentKey = {
  readonly key: Uint8Array;
  readonly generation: number;
  readonly before: readonly Append[];
};

export type OwnerKeys = {
  readonly current: (owner: Owner) => Promise<CurrentKey>;
  /** For an owner that has no key yet; otherwise the append conflicts. */
  readonly first: (owner: Owner) => CurrentKey;
  /** Like `current`, and the key is durable. */
  readonly durable: (owner: Owner) => Promise<CurrentKey>;
  /** Undefined where it was shredded. Throws where it never existed. */
  readonly get: (owner: Owner, generation: number) => Promise<Uint8Array | undefined>;
  /** As the event holds it that made it. It is not cached: it may be shredded by now. */
  readonly unwrap: (made: StreamEvent) => Uint8Array;
  readonly shred: (owner: Owner) => Promise<void>;
};

type Deps = { readonly eventStore: EventStore; readonly wrappingKey: Uint8Array; readonly clock: () => string };

/** The type of the event that makes a key. */
export const KEY_MADE = "KeyMade";
const KEY_BYTES = 32;
const nextKey = randomPieces(KEY_BYTES, 64);
/** After losing once there is a key. Losing again needs a shredding at the same moment, so this many means a bug. */
const ATTEMPTS = 5;

export function keyStreamOf(owner: Owner, generation: number): string {
  return generation === 1 ? `key-${owner}` : `key-${owner}~${generation}`;
}

export function createOwnerKeys({ eventStore, wrappingKey, clock }: Deps): OwnerKeys {
  const cache = createKeyCache();
  let shreddings = 0;

  async function find(stream: string): Promise<{ key?: Uint8Array; shredded: boolean }> {
    const { events, shredded = false } = await eventStore.readStream(stream);
    const [made] = events;
    if (made === undefined) return { shredded };
    return { key: unwrap(made), shredded: false };
  }

  function unwrap(made: StreamEvent): Uint8Array {
    return decrypt(wrappingKey, Buffer.from(wrappedIn(made), "base64url"), made.stream);
  }

  /** Reads the store each time: anything sealed with a key that another process shredded would be lost. */
  async function current(owner: Owner): Promise<CurrentKey> {
    for (let generation = 1; ; generation += 1) {
      const stream = keyStreamOf(owner, generation);
      const { key, shredded } = await find(stream);
      if (key !== undefined) return { key, generation, before: [] };
      if (!shredded) return make(stream, generation);
    }
  }

  async function get(owner: Owner, generation: number): Promise<Uint8Array | undefined> {
    const stream = keyStreamOf(owner, generation);
    const cached = cache.get(stream);
    if (cached !== undefined) return cached;
    const shreddingsBefore = shreddings;
    const { key, shredded } = await find(stream);
    if (key === undefined && !shredded) throw new Error("Sealed with a key that was never in this store");
    // A key that was read before a shredding must not be cached after it.
    if (key !== undefined && shreddings === shreddingsBefore) cache.set(stream, key);
    return key;
  }

  function make(stream: string, generation: number): CurrentKey {
    const key = nextKey();
    const wrapped = encrypt(wrappingKey, key, stream).toString("base64url");
    const eventId = uuidv7();
    const meta = { eventId, correlationId: eventId, actor: "system:vault", at: clock() };
    const events = [{ type: KEY_MADE, version: 1, data: { wrapped }, meta }];
    return { key, generation, before: [{ stream, events, expected: NO_STREAM }] };
  }

  async function durable(owner: Owner): Promise<CurrentKey> {
    for (let attempt = 1; ; attempt += 1) {
      const made = await current(owner);
      if (made.before.length === 0) return made;
      try {
        await eventStore.appendInOrder(made.before);
        return { ...made, before: [] };
      } catch (error) {
        // Another process made a key first, or shredded one meanwhile. Ours was never used.
        if (attempt === ATTEMPTS || !isKeyRaceLost(error)) throw error;
      }
    }
  }

  async function shredStream(stream: string): Promise<void> {
    try {
      // Repeated for a stream that is shredded already: a crash may have cut that short.
      await eventStore.shred(stream);
    } finally {
      // Only now can no read bring the key back.
      shreddings += 1;
      cache.delete(stream);
    }
  }

  return {
    current,
    first: (owner) => make(keyStreamOf(owner, 1), 1),
    durable,
    get,
    unwrap,
    shred: async (owner) => {
      for (let generation = 1; ; generation += 1) {
        const stream = keyStreamOf(owner, generation);
        const { revision, shredded = false } = await eventStore.readStream(stream);
        if (revision === NO_STREAM && !shredded) return;
        await shredStream(stream);
      }
    },
  };
}

function isKeyRaceLost(error: unknown): boolean {
  return hasErrorCode(error, "REVISION_CONFLICT") || hasErrorCode(error, "STREAM_SHREDDED");
}

function wrappedIn({ type, version, data }: StreamEvent): string {
  const known = type === KEY_MADE && version === 1 && typeof data === "object" && data !== null && "wrapped" in data;
  if (!known || typeof data.wrapped !== "string") throw new Error(`Not the event of a key: ${type}@${version}`);
  return data.wrapped;
}
