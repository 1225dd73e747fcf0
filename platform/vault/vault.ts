// The vault over the keys port. Sealed bytes: format (1 byte), generation of the owner's key (2 bytes), then cipher.ts.
import type { StreamEvent } from "../event-store/port.ts";
import type { Keys } from "../keys/port.ts";
import { decrypt, encrypt } from "./cipher.ts";
import { createDerive } from "./derive.ts";
import { createHmacSha256 } from "./hmac.ts";
import { createOwnerKeys, type Key } from "./owner-keys.ts";
import type { Owner, SealedFor, Vault } from "./port.ts";

type Deps = {
  readonly keys: Keys;
  /** 32 bytes, from which everything else is derived (root.ts). */
  readonly root: Uint8Array;
  /** From which keys for signing are derived; `root` where it is not given. */
  readonly tokenRoot?: Uint8Array;
};

type Purpose = "value" | "bytes";

const FORMAT = 1;
const HEAD_BYTES = 3;

export function createVault({ keys: stored, root, tokenRoot = root }: Deps): Vault {
  const derive = createDerive(root);
  const deriveForTokens = createDerive(tokenRoot);
  const keys = createOwnerKeys(stored, derive.key("vault:wrap"), createHmacSha256(derive.key("vault:salt")));

  async function openAs(purpose: Purpose, owner: Owner, sealed: Buffer): Promise<Buffer | undefined> {
    const generation = generationOf(sealed);
    const key = await keys.get(owner, generation);
    return key && decrypt(key, sealed.subarray(HEAD_BYTES), boundTo(purpose, owner, generation));
  }

  async function openAll(all: readonly SealedFor[], atHand: readonly StreamEvent[]): Promise<readonly unknown[]> {
    const boxes = all.map(({ owner, sealed }) => {
      const box = Buffer.from(sealed, "base64url");
      return { owner, generation: generationOf(box), box: box.subarray(HEAD_BYTES) };
    });
    const found = await keys.getMany(boxes, atHand);
    return boxes.map(({ owner, generation, box }, at) => {
      const key = found[at];
      const plain = key && decrypt(key, box, boundTo("value", owner, generation));
      return plain && JSON.parse(plain.toString());
    });
  }

  return {
    seal: async (owner, value) => sealValue(await keys.durable(owner), owner, value),
    sealer: async (owner, options) => {
      const { before, stored, ...key } = await (options?.new ? keys.first(owner) : keys.current(owner));
      return { before, stored, seal: (value) => sealValue(key, owner, value) };
    },
    openAll,
    open: async (owner, sealed) => {
      const plain = await openAs("value", owner, Buffer.from(sealed, "base64url"));
      return plain && JSON.parse(plain.toString());
    },
    sealBytes: async (owner, bytes) => sealAs("bytes", await keys.durable(owner), owner, bytes),
    openBytes: async (owner, sealed) => openAs("bytes", owner, Buffer.from(sealed)),
    shred: keys.destroy,
    onDestroyed: stored.onDestroyed,
    mac: derive.mac,
    deriveKey: (purpose) => deriveForTokens.key(`for:${purpose}`),
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
  return encrypt(key, plain, boundTo(purpose, owner, generation), head);
}

/** The owner comes last because it may hold any character: no two triples give the same text. */
function boundTo(purpose: Purpose, owner: Owner, generation: number): string {
  return `${purpose}:${generation}:${owner}`;
}
