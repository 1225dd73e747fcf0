import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { event } from "../event-store/contract/events.ts";
import { NO_STREAM, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { checkMasterKey } from "./check-master-key.ts";
import { createDerive } from "./derive.ts";
import { openVault } from "./open-vault.ts";
import { rootRecord } from "./root.ts";
import { createVault } from "./vault.ts";

const CHILD = fileURLToPath(new URL("./rooting-child.ts", import.meta.url));
const open = (eventStore: Awaited<ReturnType<typeof openTempEventStore>>["eventStore"], masterKey: Uint8Array) =>
  openVault({ keys: createKeysInLog(eventStore), eventStore, masterKey });

it("makes the root of a new store at random, once, and finds it again", async () => {
  await using temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  const vault = await open(temp.eventStore, masterKey);
  const sealed = await vault.seal("report-1", "text");
  const again = await open(await temp.another(), masterKey);
  expect(await again.open("report-1", sealed)).toBe("text");
  expect(again.mac("test", "text")).not.toBe(createDerive(masterKey).mac("test", "text"));
  expect(Buffer.from(again.deriveKey("tokens"))).toEqual(Buffer.from(vault.deriveKey("tokens")));
  const names = (await temp.eventStore.readAll(START, 10)).map(({ stream }) => stream);
  expect(names).toEqual([`key-${rootRecord(masterKey).name}`, "key-vault-check", "key-report-1"]);
});

it("has no part of the root or of the master key in the clear", async () => {
  await using temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  await open(temp.eventStore, masterKey);
  const { name, unwrap } = rootRecord(masterKey);
  const found = await createKeysInLog(temp.eventStore).find(name);
  const { root, tokenRoot } = unwrap(found.wrapped ?? "");
  const stored = Buffer.from(found.wrapped ?? "", "base64url");
  for (const secret of [masterKey, root, tokenRoot]) {
    expect(stored.includes(secret)).toBe(false);
    expect(name).not.toContain(Buffer.from(secret).toString("base64url").slice(0, 8));
  }
  expect(Buffer.compare(root, tokenRoot)).not.toBe(0);
});

it("is the same for processes that start at once on a new store", async () => {
  await using temp = await openTempEventStore();
  const masterKey = randomBytes(32).toString("hex");
  const children = Array.from({ length: 3 }, () => {
    const child = spawn(process.execPath, [CHILD, temp.dataDir, masterKey], { stdio: ["pipe", "pipe", "inherit"] });
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  for (const { lines } of children) expect((await lines.next()).value).toBe("ready");
  for (const { child } of children) child.stdin.end("go\n");
  const made = await Promise.all(children.map(async ({ lines }) => (await lines.next()).value));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
});

it("is the master key itself in a store made before there were records, which goes on working", async () => {
  await using temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  const keys = createKeysInLog(temp.eventStore);
  const before = createVault({ keys, root: masterKey });
  await checkMasterKey({ keys, vault: before });
  const sealed = await before.seal("report-1", "text");
  const now = await open(temp.eventStore, masterKey);
  expect(await now.open("report-1", sealed)).toBe("text");
  expect(now.mac("claim", "x")).toBe(before.mac("claim", "x"));
  expect(Buffer.from(now.deriveKey("tokens"))).toEqual(Buffer.from(before.deriveKey("tokens")));
  expect(await keys.find(rootRecord(masterKey).name)).toEqual({ status: "NONE" });
});

it("counts a store with events but without the mark as one that was made before", async () => {
  await using temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  await temp.eventStore.append("note-1", [event("old")], NO_STREAM);
  const vault = await open(temp.eventStore, masterKey);
  expect(vault.mac("test", "text")).toBe(createDerive(masterKey).mac("test", "text"));
});

it("refuses a wrong key before anything is written", async () => {
  await using temp = await openTempEventStore();
  await open(temp.eventStore, randomBytes(32));
  const head = await temp.eventStore.head();
  await expect(open(temp.eventStore, randomBytes(32))).rejects.toThrow("is not the one that the events were made with");
  expect(await temp.eventStore.head()).toBe(head);
});

it("refuses a record that was changed", async () => {
  await using temp = await openTempEventStore();
  const [masterKey, other] = [randomBytes(32), randomBytes(32)];
  const root = { root: randomBytes(32), tokenRoot: randomBytes(32) };
  const keys = createKeysInLog(temp.eventStore);
  // Another key's record under this key's name.
  await keys.make(rootRecord(masterKey).name, rootRecord(other).wrap(root));
  await expect(open(temp.eventStore, masterKey)).rejects.toThrow();
});
