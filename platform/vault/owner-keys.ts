// Each owner's key behind the keys port, wrapped: as a random salt, of which the root secret makes the key, or, before
// docs/decisions/0075, as the key itself, encrypted. No key of a destroyed name can be made again, so an owner who seals again
// later (an account that comes back) gets the next generation, under another name.
import type { StreamEvent } from "../event-store/port.ts";
import {
  type FoundKey,
  hasKeysErrorCode,
  type KeyName,
  type Keys,
  type PreparedKey,
  type WrappedKey,
} from "../keys/port.ts";
import { decrypt } from "./cipher.ts";
import type { Hmac } from "./hmac.ts";
import { createOpenedKeys } from "./opened-keys.ts";
import type { Owner } from "./port.ts";
import { randomPieces } from "./random-pieces.ts";

export type Key = { readonly key: Uint8Array; readonly generation: number };

/** Nothing sealed with the key may be stored before it is. */
type CurrentKey = Key & PreparedKey;

type KeyOf = { readonly owner: Owner; readonly generation: number };

export type OwnerKeys = {
  readonly current: (owner: Owner) => Promise<CurrentKey>;
  /** For an owner that has no key yet: none is looked for. */
  readonly first: (owner: Owner) => Promise<CurrentKey>;
  /** Like `current`, and the key is durable. */
  readonly durable: (owner: Owner) => Promise<Key>;
  /** Undefined where it was destroyed. Throws where it never existed. */
  readonly get: (owner: Owner, generation: number) => Promise<Uint8Array | undefined>;
  /** As `get`, for many at once. Keys among events just read need not be looked up. */
  readonly getMany: (
    wanted: readonly KeyOf[],
    atHand: readonly StreamEvent[],
  ) => Promise<readonly (Uint8Array | undefined)[]>;
  readonly destroy: (owner: Owner) => Promise<void>;
};

const SALT_BYTES = 32;
/** The length of a salt in base64url. An encrypted key has 80. */
const SALT_CHARS = 43;
const nextSalt = randomPieces(SALT_BYTES, 64);
/** Losing once needs a destruction at the same moment, so this many means a bug. */
const ATTEMPTS = 5;

const nameOf = (owner: Owner, generation: number): KeyName => (generation === 1 ? owner : `${owner}~${generation}`);

/** The context that a wrapped key is bound to. */
const boundTo = (name: KeyName): string => `key-${name}`;

/** `wrappingKey` decrypts keys that were encrypted; `salted` makes the others of their name and salt. */
export function createOwnerKeys(keys: Keys, wrappingKey: Uint8Array, salted: Hmac): OwnerKeys {
  const opened = createOpenedKeys();
  keys.onDestroyed(opened.clear);

  /** The salt comes last and has one length: no two pairs give the same text. */
  const unwrap = (name: KeyName, wrapped: WrappedKey): Uint8Array =>
    wrapped.length === SALT_CHARS
      ? salted.bytes(`${boundTo(name)} ${wrapped}`)
      : decrypt(wrappingKey, Buffer.from(wrapped, "base64url"), boundTo(name));

  function draw(name: KeyName): { readonly key: Uint8Array; readonly wrapped: WrappedKey } {
    const wrapped = Buffer.from(nextSalt()).toString("base64url");
    return { key: unwrap(name, wrapped), wrapped };
  }

  /** The newest generation that was not destroyed. */
  async function newest(owner: Owner): Promise<{ readonly generation: number; readonly found: FoundKey }> {
    for (let generation = 1; ; generation += 1) {
      const found = await keys.find(nameOf(owner, generation));
      if (found.status !== "DESTROYED") return { generation, found };
    }
  }

  async function prepare(owner: Owner, generation: number): Promise<CurrentKey> {
    const name = nameOf(owner, generation);
    const { key, wrapped } = draw(name);
    return { key, generation, ...(await keys.prepare(name, wrapped)) };
  }

  async function make(owner: Owner, generation: number): Promise<Key> {
    const name = nameOf(owner, generation);
    const { key, wrapped } = draw(name);
    const stored = await keys.make(name, wrapped);
    // If another was first, that one.
    return { key: stored === wrapped ? key : unwrap(name, stored), generation };
  }

  /** Asks each time: what is sealed with a key that another process destroyed would be lost. */
  async function currentOr<Made extends Key>(
    owner: Owner,
    made: (owner: Owner, generation: number) => Promise<Made>,
  ): Promise<Key | Made> {
    for (let attempt = 1; ; attempt += 1) {
      const { generation, found } = await newest(owner);
      if (found.status === "LIVE") return { key: unwrap(nameOf(owner, generation), found.wrapped), generation };
      try {
        return await made(owner, generation);
      } catch (error) {
        if (attempt === ATTEMPTS || !hasKeysErrorCode(error, "KEY_DESTROYED")) throw error;
      }
    }
  }

  function open(name: KeyName, { status, wrapped }: FoundKey, unwrapped = unwrap): Uint8Array | undefined {
    if (status === "NONE") throw new Error("Sealed with a key that was never in this store");
    return wrapped === undefined ? undefined : unwrapped(name, wrapped);
  }

  return {
    current: async (owner) => ({ before: [], ...(await currentOr(owner, prepare)) }),
    first: (owner) => prepare(owner, 1),
    durable: (owner) => currentOr(owner, make),
    get: async (owner, generation) => {
      const name = nameOf(owner, generation);
      return open(name, await keys.find(name), (_, wrapped) => opened.get(name, wrapped, unwrap));
    },
    getMany: async (wanted, atHand) => {
      const names = wanted.map(({ owner, generation }) => nameOf(owner, generation));
      const each = [...new Set(names)];
      const found = await keys.findMany(each, atHand);
      const opened = new Map(each.map((name, at) => [name, open(name, found[at] ?? { status: "NONE" })]));
      return names.map((name) => opened.get(name));
    },
    destroy: async (owner) => {
      for (let generation = 1; ; generation += 1) {
        const name = nameOf(owner, generation);
        if ((await keys.find(name)).status === "NONE") return;
        // Repeated where it is destroyed already: a crash may have cut that short.
        await keys.destroy(name);
      }
    },
  };
}
