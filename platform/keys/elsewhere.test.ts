// The suite, and a vault, on keys that lie outside the event store and can't share its commit, as on an object store. It shows
// that the port asks nothing that only the embedded adapter can do.
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createVault } from "../vault/vault.ts";
import { keysIn, newBucket } from "./bucket.fixture.ts";
import { testKeys } from "./contract/contract.ts";

testKeys("outside the event store", async () => {
  const bucket = newBucket();
  const temp = await openTempEventStore();
  return {
    open: async () => ({ keys: keysIn(bucket), eventStore: temp.eventStore }),
    dispose: async () => temp[Symbol.asyncDispose](),
  };
});

it("stores nothing that is sealed with a key that lost, and seals with the one that was first", async () => {
  const bucket = newBucket();
  const root = randomBytes(32);
  const [one, other] = [1, 2].map(() => createVault({ keys: keysIn(bucket), root }));
  const sealer = await one?.sealer("report-1", { new: true });
  const late = await other?.sealer("report-1", { new: true });
  expect([sealer?.before, late?.before]).toEqual([[], []]);
  await sealer?.stored;
  await expect(late?.stored).rejects.toMatchObject({ code: "KEY_TAKEN" });
  const sealed = [sealer?.seal(1) ?? "", (await other?.seal("report-1", 2)) ?? ""];
  for (const vault of [one, other])
    expect(await Promise.all(sealed.map((text) => vault?.open("report-1", text)))).toEqual([1, 2]);
});

it("seals with the next generation once a key was destroyed", async () => {
  const keys = keysIn(newBucket());
  const vault = createVault({ keys, root: randomBytes(32) });
  const first = await vault.seal("account-1", "first");
  await vault.shred("account-1");
  const second = await vault.seal("account-1", "second");
  expect([await vault.open("account-1", first), await vault.open("account-1", second)]).toEqual([undefined, "second"]);
});
