import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { EventStore } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { openKeys } from "../keys/open.ts";
import type { Keys } from "../keys/port.ts";
import { emptyPlace } from "../s3/testing.ts";
import { describeWith } from "../test-support/needs.ts";
import { checkMasterKey } from "./check-master-key.ts";
import { openVault } from "./open-vault.ts";
import { rootRecord } from "./root.ts";
import { finishRotation, prepareRotation } from "./rotate.ts";
import { createVault } from "./vault.ts";

type Opened = { readonly eventStore: EventStore; readonly open: () => Promise<Keys> };

const tokensOf = (vault: { deriveKey(purpose: string): Uint8Array }) => Buffer.from(vault.deriveKey("tokens"));

function testRotation(name: string, within: (test: (opened: Opened) => Promise<void>) => Promise<void>): void {
  describe(`rotating the master key: ${name}`, () => {
    it("opens with both keys until it is finished, then with the new one alone", async () => {
      await within(async ({ eventStore, open }) => {
        const [keys, [old, next]] = [await open(), [randomBytes(32), randomBytes(32)]];
        const running = await openVault({ keys, eventStore, masterKey: old });
        const sealed = await running.seal("report-1", "before");
        const prepared = await prepareRotation({ keys, current: old, next, renewTokens: false });
        expect(prepared).toEqual({ isRootOldKey: false, hasNewTokens: false });

        // A process that runs with the old key, one that starts with it, and one that starts with the new one.
        const late = await openVault({ keys: await open(), eventStore, masterKey: old });
        const renewed = await openVault({ keys: await open(), eventStore, masterKey: next });
        const between = await running.seal("report-2", "between");
        for (const vault of [running, late, renewed]) {
          expect(await vault.open("report-1", sealed)).toBe("before");
          expect(await vault.open("report-2", between)).toBe("between");
          expect(vault.mac("claim", "x")).toBe(running.mac("claim", "x"));
          expect(tokensOf(vault)).toEqual(tokensOf(running));
        }

        expect(await finishRotation({ keys, old, current: next })).toBe(true);
        expect(await finishRotation({ keys, old, current: next })).toBe(false);
        const opening = openVault({ keys: await open(), eventStore, masterKey: old });
        await expect(opening).rejects.toThrow(/^The master key \(master.key or SB_MASTER_KEY\) was replaced/);
        const last = await openVault({ keys: await open(), eventStore, masterKey: next });
        expect(await last.open("report-1", sealed)).toBe("before");
        // A process with the old key goes on until it is stopped.
        expect(await last.open("report-3", await running.seal("report-3", "after"))).toBe("after");
      });
    });

    it("leaves unreadable what was deleted before, between and after", async () => {
      await within(async ({ eventStore, open }) => {
        const [keys, [old, next]] = [await open(), [randomBytes(32), randomBytes(32)]];
        const vault = await openVault({ keys, eventStore, masterKey: old });
        const texts = new Map<string, string>();
        for (const owner of ["report-1", "report-2", "report-3"]) texts.set(owner, await vault.seal(owner, owner));
        await vault.shred("report-1");
        await prepareRotation({ keys, current: old, next, renewTokens: false });
        await vault.shred("report-2");
        await finishRotation({ keys, old, current: next });
        const last = await openVault({ keys: await open(), eventStore, masterKey: next });
        await last.shred("report-3");
        for (const [owner, sealed] of texts) expect(await last.open(owner, sealed)).toBeUndefined();
      });
    });

    it("takes over a store that was made before there were records, and can do so again", async () => {
      await within(async ({ eventStore, open }) => {
        const keys = await open();
        const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
        const before = createVault({ keys, root: first });
        await checkMasterKey({ keys, vault: before });
        const sealed = await before.seal("report-1", "old");
        const prepared = await prepareRotation({ keys, current: first, next: second, renewTokens: false });
        expect(prepared).toEqual({ isRootOldKey: true, hasNewTokens: false });
        expect(await finishRotation({ keys, old: first, current: second })).toBe(true);
        await expect(openVault({ keys, eventStore, masterKey: first })).rejects.toThrow("was replaced");

        // The first key must not sign tokens any longer.
        const again = await prepareRotation({ keys, current: second, next: third, renewTokens: true });
        expect(again).toEqual({ isRootOldKey: false, hasNewTokens: true });
        await finishRotation({ keys, old: second, current: third });
        const last = await openVault({ keys: await open(), eventStore, masterKey: third });
        expect(await last.open("report-1", sealed)).toBe("old");
        expect(last.mac("claim", "x")).toBe(before.mac("claim", "x"));
        expect(tokensOf(last)).not.toEqual(tokensOf(before));
      });
    });

    it("goes on where it was cut short, at each call", async () => {
      await within(async ({ eventStore, open }) => {
        const keys = await open();
        let current: Uint8Array = randomBytes(32);
        const vault = await openVault({ keys, eventStore, masterKey: current });
        const sealed = await vault.seal("report-1", "text");
        const opens = async (masterKey: Uint8Array) => {
          const opened = await openVault({ keys, eventStore, masterKey });
          expect(await opened.open("report-1", sealed)).toBe("text");
        };
        for (let calls = 0; calls < 9; calls += 1) {
          const [old, next] = [current, randomBytes(32)];
          const prepare = (on: Keys) => prepareRotation({ keys: on, current: old, next, renewTokens: false });
          const finish = (on: Keys) => finishRotation({ keys: on, old, current: next });
          const wasPrepared = await endsAfter(calls, keys, prepare);
          await opens(old);
          await prepare(keys);
          for (const key of [old, next]) await opens(key);
          const wasFinished = await endsAfter(calls, keys, finish);
          await opens(next);
          await finish(keys);
          await expect(opens(old)).rejects.toThrow("was replaced");
          if (calls === 0) expect([wasPrepared, wasFinished]).toEqual([false, false]);
          // Nothing is cut short in the last round, so no call was left out.
          if (calls === 8) expect([wasPrepared, wasFinished]).toEqual([true, true]);
          current = next;
        }
      });
    }, 120_000);

    it.each(["prepare", "finish"] as const)("refuses keys that don't fit, with nothing changed: %s", async (step) => {
      await within(async ({ eventStore, open }) => {
        const [keys, [own, next, foreign]] = [await open(), [randomBytes(32), randomBytes(32), randomBytes(32)]];
        const rotate = (one: Uint8Array, two: Uint8Array) =>
          step === "prepare"
            ? prepareRotation({ keys, current: one, next: two, renewTokens: false })
            : finishRotation({ keys, old: one, current: two });
        if (step === "prepare") await expect(rotate(own, next)).rejects.toThrow("never in use");
        await openVault({ keys, eventStore, masterKey: own });
        await expect(rotate(own, own)).rejects.toThrow("are the same");
        await expect(rotate(foreign, next)).rejects.toThrow(
          step === "prepare" ? "not the one of this store" : "no record",
        );
        if (step === "finish") await expect(rotate(foreign, own)).rejects.toThrow("is not one of this store");
        await openVault({ keys, eventStore, masterKey: own });
        for (const key of [next, foreign]) expect(await keys.find(rootRecord(key).name)).toEqual({ status: "NONE" });
      });
    });

    it("refuses a key that was replaced before, and one of another root", async () => {
      await within(async ({ eventStore, open }) => {
        const [keys, [first, second, third]] = [await open(), [randomBytes(32), randomBytes(32), randomBytes(32)]];
        await openVault({ keys, eventStore, masterKey: first });
        await prepareRotation({ keys, current: first, next: second, renewTokens: false });
        await finishRotation({ keys, old: first, current: second });
        const back = { keys, current: second, next: first, renewTokens: false };
        await expect(prepareRotation(back)).rejects.toThrow("was in use before");
        const { name, wrap } = rootRecord(third);
        await keys.make(name, wrap({ root: randomBytes(32), tokenRoot: randomBytes(32) }));
        await expect(prepareRotation({ ...back, next: third })).rejects.toThrow("opens another root");
        await expect(finishRotation({ keys, old: third, current: second })).rejects.toThrow("is not one of this store");
      });
    });
  });
}

/** Does `work` on keys that fail after so many calls. Answers whether it was done. */
async function endsAfter(calls: number, keys: Keys, work: (keys: Keys) => Promise<unknown>): Promise<boolean> {
  let left = calls;
  const counted =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (left === 0) throw new Error("cut short");
      left -= 1;
      return act(...args);
    };
  const failing = { ...keys, find: counted(keys.find), make: counted(keys.make), destroy: counted(keys.destroy) };
  return work(failing).then(
    () => true,
    (error: Error) => {
      expect(error.message).toBe("cut short");
      return false;
    },
  );
}

testRotation("embedded", async (test) => {
  await using temp = await openTempEventStore();
  const open = async () => createKeysInLog(await temp.another());
  await test({ eventStore: temp.eventStore, open });
});

describeWith("SB_TEST_S3_URL", "rotating on S3", (url) =>
  testRotation("s3", async (test) => {
    await using temp = await openTempEventStore();
    await using opened = new AsyncDisposableStack();
    const place = emptyPlace(url);
    const elsewhere = { dataDir: "/nowhere", eventStoreUrl: "esdb://host" };
    const open = async () => opened.adopt(await openKeys(place, elsewhere), (keys) => keys.close());
    await test({ eventStore: temp.eventStore, open });
  }),
);
