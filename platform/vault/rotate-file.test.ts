import { link, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTempEventStore, type TempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import type { Keys } from "../keys/port.ts";
import { loadMasterKey } from "./master-key.ts";
import { openVault } from "./open-vault.ts";
import { finishKeyFile, prepareKeyFile } from "./rotate-file.ts";

const KEEP = { renewTokens: false };

async function openStore({ dataDir, eventStore }: TempEventStore) {
  const keys: Keys = createKeysInLog(eventStore);
  const vault = async () => openVault({ keys, eventStore, masterKey: await loadMasterKey({ dataDir }) });
  const sealed = await (await vault()).seal("report-1", "text");
  const file = (name: string) => join(dataDir, name);
  return {
    dataDir,
    keys,
    file,
    opens: async () => expect(await (await vault()).open("report-1", sealed)).toBe("text"),
    vault,
    text: (name: string) => readFile(file(name), "utf8"),
    names: async () => (await readdir(dataDir)).filter((name) => name.startsWith("master.key")).sort(),
  };
}

it("puts a new key in place, for its owner's eyes only, and the old one beside it until the end", async () => {
  await using temp = await openTempEventStore();
  const store = await openStore(temp);
  const old = await store.text("master.key");
  await prepareKeyFile(store, KEEP);
  expect(await store.names()).toEqual(["master.key", "master.key.old"]);
  expect(await store.text("master.key.old")).toBe(old);
  expect(await store.text("master.key")).not.toBe(old);
  for (const name of await store.names()) expect((await stat(store.file(name))).mode & 0o777).toBe(0o600);
  await store.opens();

  await expect(prepareKeyFile(store, KEEP)).rejects.toThrow("replaced already: run the command with --finish");
  expect(await finishKeyFile(store)).toBe(true);
  expect(await store.names()).toEqual(["master.key"]);
  await store.opens();
  await expect(finishKeyFile(store)).rejects.toThrow("There is no master.key.old");
  await writeFile(store.file("master.key"), old);
  await expect(store.vault()).rejects.toThrow("was replaced by another one");
});

it("can be put back until the end", async () => {
  await using temp = await openTempEventStore();
  const store = await openStore(temp);
  await prepareKeyFile(store, KEEP);
  await rename(store.file("master.key.old"), store.file("master.key"));
  await store.opens();
  await prepareKeyFile(store, KEEP);
  expect(await finishKeyFile(store)).toBe(true);
  await store.opens();
});

it("goes on with the same new key where it was cut short before the store knew it", async () => {
  await using temp = await openTempEventStore();
  const store = await openStore(temp);
  const away = { ...store.keys, make: () => Promise.reject(new Error("away")) };
  await expect(prepareKeyFile({ ...store, keys: away }, KEEP)).rejects.toThrow("away");
  expect(await store.names()).toEqual(["master.key", "master.key.next"]);
  await store.opens();
  await expect(finishKeyFile(store)).rejects.toThrow("run the command without --finish");
  const drawn = await store.text("master.key.next");
  await prepareKeyFile(store, KEEP);
  expect(await store.text("master.key")).toBe(drawn);
});

it("goes on where it was cut short before the files changed places", async () => {
  await using temp = await openTempEventStore();
  const store = await openStore(temp);
  const old = await store.text("master.key");
  await prepareKeyFile(store, KEEP);
  // As it was the moment before.
  await rename(store.file("master.key"), store.file("master.key.next"));
  await link(store.file("master.key.old"), store.file("master.key"));
  await store.opens();
  await prepareKeyFile(store, KEEP);
  expect(await store.names()).toEqual(["master.key", "master.key.old"]);
  expect(await store.text("master.key.old")).toBe(old);
  await store.opens();
});

it("goes on where it was cut short before the old file was removed", async () => {
  await using temp = await openTempEventStore();
  const store = await openStore(temp);
  await prepareKeyFile(store, KEEP);
  const old = await store.text("master.key.old");
  await finishKeyFile(store);
  await writeFile(store.file("master.key.old"), old);
  expect(await finishKeyFile(store)).toBe(false);
  expect(await store.names()).toEqual(["master.key"]);
});

it("overwrites no other key that somebody kept under the old one's name", async () => {
  await using temp = await openTempEventStore();
  const store = await openStore(temp);
  await writeFile(store.file("master.key.next"), `${"ab".repeat(32)}\n`);
  await writeFile(store.file("master.key.old"), `${"cd".repeat(32)}\n`);
  await expect(prepareKeyFile(store, KEEP)).rejects.toThrow("move it away");
  expect(await store.text("master.key.old")).toBe(`${"cd".repeat(32)}\n`);
  await store.opens();
});
