// The suite, and a vault, on keys that lie outside the event store and can't share its commit, as on an object store. It shows
// that the port asks nothing that only the embedded adapter can do.
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createVault } from "../vault/vault.ts";
import { testKeys } from "./contract/contract.ts";
import { type FoundKey, type Keys, KeysError, requireKeyName } from "./port.ts";

/** The bucket that all processes share; an empty text stands for a destroyed key. */
type Bucket = { readonly objects: Map<string, string>; readonly listeners: Set<() => void> };

const NONE: FoundKey = { status: "NONE" };

function keysIn({ objects, listeners }: Bucket): Keys {
  const find = async (name: string): Promise<FoundKey> => {
    const wrapped = objects.get(name);
    if (wrapped === undefined) return NONE;
    return wrapped === "" ? { status: "DESTROYED" } : { status: "LIVE", wrapped };
  };
  const make = async (name: string, wrapped: string): Promise<string> => {
    requireKeyName(name);
    if (!objects.has(name)) objects.set(name, wrapped);
    const stored = objects.get(name);
    if (!stored) throw new KeysError("KEY_DESTROYED", "The key was destroyed");
    return stored;
  };
  return {
    make,
    prepare: async (name, wrapped) => ({ wrapped: await make(name, wrapped), before: [] }),
    find,
    findMany: (names) => Promise.all(names.map(find)),
    destroy: async (name) => {
      requireKeyName(name);
      objects.set(name, "");
      for (const forget of listeners) forget();
    },
    onDestroyed: (forget) => {
      listeners.add(forget);
      return () => void listeners.delete(forget);
    },
    close: async () => undefined,
  };
}

const newBucket = (): Bucket => ({ objects: new Map(), listeners: new Set() });

testKeys("outside the event store", async () => {
  const bucket = newBucket();
  const temp = await openTempEventStore();
  return {
    open: async () => ({ keys: keysIn(bucket), eventStore: temp.eventStore }),
    dispose: async () => temp[Symbol.asyncDispose](),
  };
});

it("seals with the key that was first", async () => {
  const bucket = newBucket();
  const masterKey = randomBytes(32);
  const vaults = [1, 2].map(() => createVault({ keys: keysIn(bucket), root: masterKey }));
  const sealers = await Promise.all(vaults.map((vault) => vault.sealer("report-1", { new: true })));
  expect(sealers.map(({ before }) => before)).toEqual([[], []]);
  for (const vault of vaults) {
    const opened = await Promise.all(sealers.map((one, at) => vault.open("report-1", one.seal(at))));
    expect(opened).toEqual([0, 1]);
  }
});

it("seals with the next generation once a key was destroyed", async () => {
  const keys = keysIn(newBucket());
  const vault = createVault({ keys, root: randomBytes(32) });
  const first = await vault.seal("account-1", "first");
  await vault.shred("account-1");
  const second = await vault.seal("account-1", "second");
  expect([await vault.open("account-1", first), await vault.open("account-1", second)]).toEqual([undefined, "second"]);
});
