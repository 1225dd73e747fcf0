// The root secret, from which every other key is derived. It lies behind the keys port, wrapped under the master key, so that
// the master key can be replaced (rotate.ts) without touching anything that was sealed (docs/decisions/0071).
import { randomBytes } from "node:crypto";
import type { EventStore } from "../event-store/port.ts";
import { START } from "../event-store/port.ts";
import type { KeyName, Keys, WrappedKey } from "../keys/port.ts";
import { MARK_NAME } from "./check-master-key.ts";
import { decrypt, encrypt } from "./cipher.ts";
import { createDerive } from "./derive.ts";

/** 32 bytes each. */
export type Root = {
  /** Wraps the owners' keys, and makes the MACs that streams are named by: it stays as long as the store. */
  readonly root: Uint8Array;
  /** For what is signed for minutes: a rotation may renew it. */
  readonly tokenRoot: Uint8Array;
};

export type RootRecord = {
  /** Made of a fingerprint of the master key, which tells nothing about it. */
  readonly name: KeyName;
  readonly wrap: (root: Root) => WrappedKey;
  /** Throws where the record was changed. */
  readonly unwrap: (wrapped: WrappedKey) => Root;
};

type Deps = {
  readonly keys: Pick<Keys, "find" | "make">;
  readonly eventStore: Pick<EventStore, "head">;
  readonly masterKey: Uint8Array;
};

const BYTES = 32;

const REPLACED = "The master key (master.key or SB_MASTER_KEY) was replaced by another one: use that";

/** Where the root lies that this master key opens. */
export function rootRecord(masterKey: Uint8Array): RootRecord {
  const derive = createDerive(masterKey);
  const name = `root~${derive.mac("root-name", "root")}`;
  const wrappingKey = derive.key("root-wrap");
  return {
    name,
    wrap: ({ root, tokenRoot }) => encrypt(wrappingKey, Buffer.concat([root, tokenRoot]), name).toString("base64url"),
    unwrap: (wrapped) => {
      const both = decrypt(wrappingKey, Buffer.from(wrapped, "base64url"), name);
      if (both.length !== 2 * BYTES) throw new Error("The record of the root secret has another length");
      return { root: both.subarray(0, BYTES), tokenRoot: both.subarray(BYTES) };
    },
  };
}

/** The root of a store that was made before there were records of it. */
export const rootWithoutRecord = (masterKey: Uint8Array): Root => ({ root: masterKey, tokenRoot: masterKey });

/** The root under the key; undefined where nothing is stored. Throws where the key was replaced. */
export async function findRoot(keys: Pick<Keys, "find">, masterKey: Uint8Array): Promise<Root | undefined> {
  const { name, unwrap } = rootRecord(masterKey);
  const { status, wrapped } = await keys.find(name);
  if (status === "DESTROYED") throw new Error(REPLACED);
  return wrapped === undefined ? undefined : unwrap(wrapped);
}

/** Finds the root, or makes that of a new store, once for all who start at the same time. Throws where the key was replaced. */
export async function openRoot({ keys, eventStore, masterKey }: Deps): Promise<Root> {
  // Asked before the record is looked for: another process makes the record first, and only then anything else.
  const isUsed = await hasContent(keys, eventStore);
  const found = await findRoot(keys, masterKey);
  if (found !== undefined) return found;
  // Or the key is a wrong one: the check that follows says so (check-master-key.ts).
  if (isUsed) return rootWithoutRecord(masterKey);
  const { name, wrap, unwrap } = rootRecord(masterKey);
  return unwrap(await keys.make(name, wrap({ root: randomBytes(BYTES), tokenRoot: randomBytes(BYTES) })));
}

async function hasContent(keys: Deps["keys"], eventStore: Deps["eventStore"]): Promise<boolean> {
  return (await keys.find(MARK_NAME)).status !== "NONE" || (await eventStore.head()) !== START;
}
