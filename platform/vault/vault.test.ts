import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type EventStore, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import type { Vault } from "./port.ts";
import { createVault } from "./vault.ts";

const masterKey = randomBytes(32);
const vaultOn = (eventStore: EventStore, key: Uint8Array = masterKey) =>
  createVault({ keys: createKeysInLog(eventStore), root: key });
const VALUE = { name: "홍길동", phone: "010-1234-5678", list: [1, null, "x"] };

describe("vault", () => {
  it("opens what it sealed, values and bytes, also in another process", async () => {
    await using temp = await openTempEventStore();
    const vault = vaultOn(temp.eventStore);
    const sealed = await vault.seal("report-1", VALUE);
    const bytes = randomBytes(5_000);
    const sealedBytes = await vault.sealBytes("report-1", bytes);
    expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/);
    for (const one of [vault, vaultOn(await temp.another())]) {
      expect(await one.open("report-1", sealed)).toEqual(VALUE);
      expect(bytes.equals((await one.openBytes("report-1", sealedBytes)) ?? new Uint8Array())).toBe(true);
    }
  });

  it("makes one key an owner, kept wrapped in its own stream", async () => {
    await using temp = await openTempEventStore();
    const vault = vaultOn(temp.eventStore);
    await Promise.all(Array.from({ length: 10 }, () => vault.seal("report-1", VALUE)));
    await vault.seal("report-2", VALUE);
    const keys = await temp.eventStore.readAll(START, 100);
    expect(keys.map(({ stream, type }) => [stream, type])).toEqual([
      ["key-report-1", "KeyMade"],
      ["key-report-2", "KeyMade"],
    ]);
  });

  it("opens what was sealed when keys were stored encrypted", async () => {
    await using temp = await openTempEventStore();
    const keys = createKeysInLog(temp.eventStore);
    await keys.make("report-1", "e83qDLgsmq4kZzsY3ow6oBEe1ZWxuLFFrYtUISjrE3zW9Lj1V4cC9zLem5YyqlBKJfT1MgHnOnx1W-Ml");
    const vault = createVault({ keys, root: Buffer.alloc(32, 7) });
    const sealed = "AQAB833ICOFtt78yegH_Ja2ksKvSlQRFzkcJ4X1qnWpBMZlMMec6ECPkZXJo4lBF";
    expect(await vault.open("report-1", sealed)).toEqual({ secret: "kept" });
    expect(await vault.open("report-1", await vault.seal("report-1", VALUE))).toEqual(VALUE);
  });

  it("opens nothing with the salt of another key, a changed one, or what is no salt", async () => {
    await using temp = await openTempEventStore();
    const sealed = await vaultOn(temp.eventStore).seal("report-1", VALUE);
    const { wrapped = "" } = await createKeysInLog(temp.eventStore).find("report-1");
    expect(wrapped).toMatch(/^[\w-]{43}$/);
    const changed = `${wrapped.startsWith("A") ? "B" : "A"}${wrapped.slice(1)}`;
    for (const [owner, stored] of [
      ["report-1", changed],
      ["report-1", wrapped.slice(1)],
      ["report-1", `${wrapped}A`],
      ["report-2", wrapped],
    ] as const) {
      await using elsewhere = await openTempEventStore();
      const keys = createKeysInLog(elsewhere.eventStore);
      await keys.make(owner, stored);
      await expect(createVault({ keys, root: masterKey }).open(owner, sealed)).rejects.toThrow();
    }
    await using same = await openTempEventStore();
    const keys = createKeysInLog(same.eventStore);
    await keys.make("report-1", wrapped);
    expect(await createVault({ keys, root: masterKey }).open("report-1", sealed)).toEqual(VALUE);
  });

  it("opens for no other owner, as nothing else, and not when tampered with", async () => {
    await using temp = await openTempEventStore();
    const vault = vaultOn(temp.eventStore);
    const sealed = await vault.seal("report-1", VALUE);
    await vault.seal("report-2", VALUE);
    await expect(vault.open("report-2", sealed)).rejects.toThrow();
    await expect(vault.openBytes("report-1", Buffer.from(sealed, "base64url"))).rejects.toThrow();
    const changed = Buffer.from(sealed, "base64url");
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(vault.open("report-1", changed.toString("base64url"))).rejects.toThrow();
    await expect(vault.open("report-1", "")).rejects.toThrow("Not sealed by this vault");
  });

  it("opens nothing with another master key", async () => {
    await using temp = await openTempEventStore();
    const sealed = await vaultOn(temp.eventStore).seal("report-1", VALUE);
    await expect(vaultOn(temp.eventStore, randomBytes(32)).open("report-1", sealed)).rejects.toThrow();
  });

  it("says so where the key was never in this store", async () => {
    await using temp = await openTempEventStore();
    await using elsewhere = await openTempEventStore();
    const sealed = await vaultOn(elsewhere.eventStore).seal("report-1", VALUE);
    await expect(vaultOn(temp.eventStore).open("report-1", sealed)).rejects.toThrow("never in this store");
  });

  it("seals only what JSON can hold", async () => {
    await using temp = await openTempEventStore();
    await expect(vaultOn(temp.eventStore).seal("report-1", undefined)).rejects.toThrow(TypeError);
  });
});

describe("shredding a key", () => {
  it("leaves nothing to open, for values and bytes, here and elsewhere, and other owners alone", async () => {
    await using temp = await openTempEventStore();
    const vault = vaultOn(temp.eventStore);
    const sealed = await vault.seal("report-1", VALUE);
    const bytes = await vault.sealBytes("report-1", randomBytes(10));
    const others = await vault.seal("report-2", VALUE);
    expect(await vault.open("report-1", sealed)).toEqual(VALUE);
    await vault.shred("report-1");
    for (const one of [vault, vaultOn(await temp.another())]) {
      expect(await one.open("report-1", sealed)).toBeUndefined();
      expect(await one.openBytes("report-1", bytes)).toBeUndefined();
      expect(await one.open("report-2", others)).toEqual(VALUE);
    }
  });

  it("does not keep a key that was read before or while it was shredded", async () => {
    await using temp = await openTempEventStore();
    const sealed = await vaultOn(temp.eventStore).seal("report-1", VALUE);
    let vault: Vault;
    const openings: Promise<unknown>[] = [];
    const openNow = () => openings.push(vault.open("report-1", sealed));
    const shred = async (stream: string) => {
      openNow();
      await openings[1];
      openNow();
      await temp.eventStore.shred(stream);
    };
    vault = vaultOn({ ...temp.eventStore, shred });
    openNow();
    await vault.shred("report-1");
    await Promise.all(openings);
    expect(openings).toHaveLength(3);
    expect(await vault.open("report-1", sealed)).toBeUndefined();
  });

  it("does not keep a key whose reading was still under way when it was shredded", async () => {
    await using temp = await openTempEventStore();
    const sealed = await vaultOn(temp.eventStore).seal("report-1", VALUE);
    const shredded = Promise.withResolvers<void>();
    let slow = true;
    const readStream = async (stream: string) => {
      const page = await temp.eventStore.readStream(stream);
      if (slow) {
        slow = false;
        await shredded.promise;
      }
      return page;
    };
    const vault = vaultOn({ ...temp.eventStore, readStream });
    const opening = vault.open("report-1", sealed);
    await vault.shred("report-1");
    shredded.resolve();
    expect(await opening).toEqual(VALUE);
    expect(await vault.open("report-1", sealed)).toBeUndefined();
  });

  it("may be asked for twice, and for an owner without a key", async () => {
    await using temp = await openTempEventStore();
    const vault = vaultOn(temp.eventStore);
    await vault.seal("report-1", VALUE);
    await vault.shred("report-1");
    await vault.shred("report-1");
    await vault.shred("report-2");
    expect(await temp.eventStore.head()).toBe(START);
  });

  it("gives an owner that seals again a new key, and shreds that as well", async () => {
    await using temp = await openTempEventStore();
    const vault = vaultOn(temp.eventStore);
    const first = await vault.seal("account-1", "first");
    await vault.shred("account-1");
    const second = await vault.seal("account-1", "second");
    expect(await vault.open("account-1", first)).toBeUndefined();
    expect(await vault.open("account-1", second)).toBe("second");
    await vault.shred("account-1");
    expect(await vault.open("account-1", second)).toBeUndefined();
  });

  it("elsewhere is heeded when sealing: what is sealed next can be opened", async () => {
    await using temp = await openTempEventStore();
    const here = vaultOn(temp.eventStore);
    await here.open("account-1", await here.seal("account-1", "old"));
    await vaultOn(await temp.another()).shred("account-1");
    const sealed = await here.seal("account-1", "new");
    expect(await vaultOn(temp.eventStore).open("account-1", sealed)).toBe("new");
  });
});

describe("derived keys", () => {
  it("differ by purpose and master key, and stay the same otherwise", async () => {
    await using temp = await openTempEventStore();
    const [one, same, other] = [masterKey, masterKey, randomBytes(32)].map((key) => vaultOn(temp.eventStore, key));
    const hex = (vault: typeof one, purpose: string) => Buffer.from(vault?.deriveKey(purpose) ?? []).toString("hex");
    expect(hex(one, "tokens")).toMatch(/^[0-9a-f]{64}$/);
    expect(hex(one, "tokens")).toBe(hex(same, "tokens"));
    expect(new Set([hex(one, "tokens"), hex(one, "cookies"), hex(other, "tokens")]).size).toBe(3);
    expect(one?.mac("nick", "a")).toBe(same?.mac("nick", "a"));
    const macs = [one?.mac("nick", "a"), one?.mac("nick", "b"), one?.mac("identity", "a"), other?.mac("nick", "a")];
    expect(new Set(macs).size).toBe(4);
    expect(one?.mac("nick", "a")).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
