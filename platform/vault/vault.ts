// The vault over the event store. Sealed bytes: format (1 byte), generation of the owner's key (2 bytes), then cipher.ts.
import type { EventStore, StreamEvent } from "../event-store/port.ts";
import { decrypt, encrypt } from "./cipher.ts";
import { createDerive } from "./derive.ts";
import { createOwnerKeys, KEY_MADE, keyStreamOf } from "./owner-keys.ts";
import type { Owner, SealedFor, Vault } from "./port.ts";

type Deps = {
  readonly eventStore: EventStore;
  /** 32 bytes: see loadMasterKey. */
  readonly masterKey: Uint8Array;
  /** ISO 8601: the time of the events that hold keys. */
  readonly clock?: () => string;
};

type Purpose = "value" | "bytes";
type Key = { readonly key: Uint8Array; readonly generation: number };

const FORMAT = 1;
const HEAD_BYTES = 3;

export function createVault({ eventStore, masterKey, clock = () => new Date().toISOString() }: Deps): Vault {
  const derive = createDerive(masterKey);
  const keys = createOwnerKeys({ eventStore, wrappingKey: derive.key("vault:wrap"), clock });

  async function openAs(purpose: Purpose, owner: Owner, sealed: Buffer): Promise<Buffer | undefined> {
    const generation = generationOf(sealed);
    const key = await keys.get(owner, generation);
    return key && decrypt(key, sealed.subarray(HEAD_BYTES), boundTo(purpose, owner, generation));
  }

  async function openAll(all: readonly SealedFor[], atHand: readonly StreamEvent[]): Promise<readonly unknown[]> {
    const made = new Map<string, StreamEvent>();
    for (const event of atHand) if (event.type === KEY_MADE) made.set(event.stream, event);
    const opened: unknown[] = [];
    for (const { owner, sealed } of all) {
      const box = Buffer.from(sealed, "base64url");
      const generation = generationOf(box);
      const near = made.get(keyStreamOf(owner, generation));
      const key = near ? keys.unwrap(near) : await keys.get(owner, generation);
      const plain = key && decrypt(key, box.subarray(HEAD_BYTES), boundTo("value", owner, generation));
      opened.push(plain && JSON.parse(plain.toString()));
    }
    return opened;
  }

  return {
    seal: async (owner, value) => sealValue(await keys.durable(owner), owner, value),
    sealer: async (owner, options) => {
      const { before, ...key } = options?.new ? keys.first(owner) : await keys.current(owner);
      return { before, seal: (value) => sealValue(key, owner, value) };
    },
    openAll,
    open: async (owner, sealed) => {
      const plain = await openAs("value", owner, Buffer.from(sealed, "base64url"));
      return plain && JSON.parse(plain.toString());
    },
    sealBytes: async (owner, bytes) => sealAs("bytes", await keys.durable(owner), owner, bytes),
    openBytes: async (owner, sealed) => openAs("bytes", owner, Buffer.from(sealed)),
    shred: keys.shred,
    mac: derive.mac,
    deriveKey: (purpose) => derive.key(`for:${purpose}`),
  };
}

/** Throws where it is nothing of ours. */
function generationOf(sealed: Buffer): number {
  if (sealed.length <= HEAD_BYTES || sealed[0] !== FORMAT) throw new Error("Not sealed by this vault");
  return sealed.readUInt16BE(1);
}

function sealValue(key: Key, owner: Owner, value: unknown): string {
  const json = JSON.stringify(value);
  if (json === undefined) throw new TypeError("Only what JSON can hold can be sealed");
  return sealAs("value", key, owner, Buffer.from(json)).toString("base64url");
}

function sealAs(purpose: Purpose, { key, generation }: Key, owner: Owner, plain: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(FORMAT);
  head.writeUInt16BE(generation, 1);
  return Buffer.concat([head, encrypt(key, plain, boundTo(purpose, owner, generation))]);
}

/** The owner comes last because it may hold any character: no two triples give the same text. */
function boundTo(purpose: Purpose, owner: Owner, generation: number): string {
  return `${purpose}:${generation}:${owner}`;
}
