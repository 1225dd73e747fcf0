import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testReadStore } from "../contract/contract.ts";
import { openReadStore } from "../open.ts";

/** Retries `check` until it no longer throws, patiently enough for a busy machine. */
const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

const newFolder = () => mkdtemp(join(tmpdir(), "sb-read-"));

testReadStore("sqlite", async () => {
  const folder = await newFolder();
  return {
    open: () => openReadStore("sqlite:", join(folder, "data")),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe("the SQLite read store", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** The number of rows of each kind in the file. */
  function rowsIn(path: string): Readonly<Record<string, unknown>> {
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      const counts = ["projection", "doc", "list", "member"].map((table) => {
        const row = db.prepare(`SELECT count(*) AS n FROM ${table}`).get();
        return [table, row?.n];
      });
      return Object.fromEntries(counts);
    } finally {
      db.close();
    }
  }
  const fill = (count: number, expiresAt?: number) =>
    Array.from({ length: count }, (_, at) => [
      { op: "put", collection: "thing", id: `${at}`, doc: { at }, expiresAt } as const,
      { op: "listAdd", list: `list ${at % 7}`, member: `${at}`, score: at } as const,
    ]).flat();

  test("frees the space of dropped projections, and of no others", async () => {
    const store = await openReadStore("sqlite:", folder);
    for (const projection of ["gone@1", "kept@1"]) {
      await store.apply({ projection, from: "", to: "1", ops: fill(1_200) });
    }
    await store.drop("gone@1");
    const path = join(folder, "read.db");
    const left = { projection: 1, doc: 1_200, list: 7, member: 1_200 };
    await until(() => expect(rowsIn(path)).toEqual(left));
    await store.close();
  });

  test("keeps lists intact while others are freed and new ones arrive", async () => {
    const store = await openReadStore("sqlite:", folder);
    await store.apply({ projection: "kept@1", from: "", to: "0", ops: [] });
    for (const round of [1, 2, 3]) {
      await store.apply({ projection: "gone@1", from: "", to: "1", ops: fill(700) });
      await store.drop("gone@1");
      const ops = [{ op: "listAdd", list: `round ${round}`, member: `${round}`, score: round } as const];
      await store.apply({ projection: "kept@1", from: `${round - 1}`, to: `${round}`, ops });
    }
    await until(() => expect(rowsIn(join(folder, "read.db"))).toMatchObject({ projection: 1, list: 3, member: 3 }));
    for (const round of [1, 2, 3]) {
      const page = await store.model("kept@1").list(`round ${round}`, { offset: 0, limit: 9, newestFirst: true });
      expect(page).toEqual({ members: [`${round}`], total: 1 });
    }
    await store.close();
  });

  test("resumes freeing after a crash, and removes expired documents", async () => {
    const first = await openReadStore("sqlite:", folder);
    await first.apply({ projection: "gone@1", from: "", to: "1", ops: fill(1_200) });
    await first.apply({ projection: "kept@1", from: "", to: "1", ops: fill(10, Date.now() - 1) });
    await first.drop("gone@1");
    await first.close();
    const second = await openReadStore("sqlite:", folder);
    const left = { projection: 1, doc: 0, list: 7, member: 10 };
    await until(() => expect(rowsIn(join(folder, "read.db"))).toEqual(left));
    await second.close();
  });

  test("starts empty if the file has another version", async () => {
    const path = join(folder, "read.db");
    const db = new DatabaseSync(path);
    db.exec("CREATE TABLE doc (other TEXT); CREATE TABLE projection (name TEXT); PRAGMA user_version = 999999");
    db.close();
    const store = await openReadStore("sqlite:", folder);
    expect(await store.projections()).toEqual([]);
    await store.apply({ projection: "toy@1", from: "", to: "1", ops: fill(1) });
    await store.close();
    const again = await openReadStore("sqlite:", folder);
    expect(await again.checkpoint("toy@1")).toBe("1");
    await again.close();
  });

  test("uses the file of its URL", async () => {
    const path = join(folder, "deep", "other.db");
    const store = await openReadStore(`sqlite:${path}`, "/nowhere");
    await store.apply({ projection: "toy@1", from: "", to: "1", ops: [] });
    expect(rowsIn(path)).toMatchObject({ projection: 1 });
    await store.close();
  });

  test("rejects a URL of another kind", async () => {
    await expect(openReadStore("mysql://user:secret@host", folder)).rejects.toThrow(/mysql:$/);
    await expect(openReadStore("sqlite:relative.db", folder)).rejects.toThrow("absolute");
  });
});
