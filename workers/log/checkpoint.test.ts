import { CHECKPOINT_FILE, LOG_COLLECTIONS, LOG_MODEL, TREE_ID } from "@sb/contracts/log/model.ts";
import { EMPTY_TREE, grow } from "@sb/knowledge/tlog/kept.ts";
import { append, EMPTY_FRONTIER, leafHash, rootOf } from "@sb/knowledge/tlog/merkle.ts";
import { readCheckpoint, readNote } from "@sb/knowledge/tlog/note.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { signNewest } from "./checkpoint.ts";

const enqueue = vi.fn(async () => {});
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const stored = new Map<string, Uint8Array>();
const files = {
  get: async (key: string) => stored.get(key),
  put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
};
let readStore = openSqliteReadStore(":memory:");
beforeEach(() => {
  readStore = openSqliteReadStore(":memory:");
  stored.clear();
  vi.clearAllMocks();
});

/** The log with these entries, and no others. */
async function holding(entries: readonly string[]): Promise<string> {
  await readStore.drop(LOG_MODEL);
  let [frontier, tree] = [EMPTY_FRONTIER, EMPTY_TREE];
  const ops: ReadOp[] = entries.flatMap((entry) => {
    frontier = append(frontier, leafHash(Buffer.from(entry))).frontier;
    const next = grow(tree, [entry]);
    tree = next.tree;
    return next.put.map((put) => ({ op: "put" as const, ...put }));
  });
  ops.push({ op: "put", collection: LOG_COLLECTIONS.tree, id: TREE_ID, doc: { ...tree, last: "" } });
  await readStore.apply({ projection: LOG_MODEL, from: "", to: "1", ops });
  return Buffer.from(rootOf(frontier)).toString("base64");
}

const signOnce = (): Promise<void> =>
  signNewest(
    // Only what a signature needs.
    {
      ...{ readStore, files, jobs: { enqueue }, log, witnesses: [], publicUrl: "https://sb.example" },
      vault: { mac: () => Buffer.alloc(32, 7).toString("base64url") },
    } as unknown as Parameters<typeof signNewest>[0],
    new AbortController().signal,
  );
const signedNow = () => {
  const checkpoint = readCheckpoint(readNote(Buffer.from(stored.get(CHECKPOINT_FILE) ?? []).toString())?.text ?? "");
  return checkpoint && [checkpoint.origin, checkpoint.size, Buffer.from(checkpoint.root).toString("base64")];
};

test("the log is signed as it is, first empty, then as it grows", async () => {
  await signOnce();
  expect(signedNow()?.slice(0, 2)).toEqual(["sb.example/log", 0]);
  const root = await holding(["a", "b", "c"]);
  await signOnce();
  expect(signedNow()).toEqual(["sb.example/log", 3, root]);
  const before = stored.get(CHECKPOINT_FILE);
  await signOnce();
  expect(stored.get(CHECKPOINT_FILE)).toBe(before);
  expect(enqueue).not.toHaveBeenCalled();
});

test.each([
  ["shorter than it was", ["a", "b"]],
  ["as long, and another", ["a", "b", "x"]],
  ["longer, and another", ["x", "b", "c", "d"]],
])("a log that is %s is not signed, and operators are told once", async (_, entries) => {
  await holding(["a", "b", "c"]);
  await signOnce();
  const before = signedNow();
  await holding(entries);
  await signOnce();
  expect(signedNow()).toEqual(before);
  expect(enqueue).toHaveBeenCalledWith([expect.objectContaining({ kind: "log-alarm", id: `3.${entries.length}` })]);
  expect(log.error).toHaveBeenCalledOnce();
});

test("a checkpoint that can't be read is not overwritten", async () => {
  stored.set(CHECKPOINT_FILE, Buffer.from("half of"));
  await expect(signOnce()).rejects.toMatchObject({ code: "LOG_CHECKPOINT_UNREADABLE" });
  expect(Buffer.from(stored.get(CHECKPOINT_FILE) ?? []).toString()).toBe("half of");
});
