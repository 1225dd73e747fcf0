// A text that is found exactly asks for nothing else, and kept filters follow each change.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { layoutOf } from "../../analysis/layout.ts";
import { ENTRIES, type Entries, entry, upsert } from "../../contract/world.ts";
import type { IndexOp, SearchQuery } from "../../port.ts";
import { type Apply, createApply } from "../segments/apply.ts";
import { createDocValues, type DocValues } from "../segments/doc-values.ts";
import { openWriting } from "../storage/schema.ts";
import { createSearch, type Search } from "./search.ts";

const layout = layoutOf(ENTRIES);

let folder: string;
let db: DatabaseSync;
let apply: Apply;
let search: Search;
let docValues: DocValues;
let batches: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-search-exact-"));
  db = openWriting(join(folder, "index.db"), layout);
  apply = createApply(db, layout);
  search = createSearch(db, layout);
  docValues = createDocValues(layout.sorts.length);
  batches = 0;
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

function write(...ops: readonly IndexOp<Entries>[]): void {
  const from = batches === 0 ? "" : String(batches);
  batches += 1;
  apply({ from, to: String(batches), ops }, (delta) => docValues.apply(delta));
}

const ids = (text: string, filters: SearchQuery<Entries>["filters"] = {}): number[] =>
  search(docValues, { text, filters, offset: 0, limit: 100 }).hits.map(({ id }) => id);

test("a whole address that is there is not taken for the beginning of another; one that is not, is", () => {
  const address = "1Kx9PqTzWvNbRmYc4dEfGh7JsLu2AaQ3Xy";
  write(upsert(entry({ id: 1, address })), upsert(entry({ id: 2, address: `${address}More` })));
  expect(ids(address)).toEqual([1]);
  expect(ids(address.slice(0, -1))).toEqual([2, 1]);
  write({ op: "delete", id: 1 });
  expect(ids(address)).toEqual([2]);
});

test("a word that ten documents have is not corrected beside one that is corrected", () => {
  write(...Array.from({ length: 10 }, (_, i) => upsert(entry({ id: i, title: "form" }))));
  write(upsert(entry({ id: 20, title: "from harbour" })), upsert(entry({ id: 21, title: "form harbour" })));
  expect(ids("form harbuor")).toEqual([21]);
});

test("filters are kept in memory, and follow each change", () => {
  write(upsert(entry({ id: 1, kind: "HACKING" })), upsert(entry({ id: 2, kind: "DRUGS" })));
  expect(ids("", { kind: "HACKING" })).toEqual([1]);
  write(upsert(entry({ id: 2, kind: "HACKING" })), upsert(entry({ id: 3, kind: "HACKING" })));
  expect(ids("", { kind: "HACKING" })).toEqual([3, 2, 1]);
  write({ op: "delete", id: 1 });
  expect(ids("", { kind: "HACKING" })).toEqual([3, 2]);
  expect(ids("", { kind: "DRUGS" })).toEqual([]);
});

test("what was read of words, beginnings and texts is kept in memory, and follows each change", () => {
  const titled = (id: number, title: string) => upsert(entry({ id, title }));
  // So many at once are put into blocks.
  const others = Array.from({ length: 300 }, (_, i) => titled(1_000 + i, `market ${i}`));
  write(...others, titled(1, "harbour lights"), titled(2, "harbour fees"));
  const marked = () =>
    search(docValues, { text: "harbou", offset: 0, limit: 9 }).hits.map(({ highlights }) => Object.entries(highlights));
  expect([ids("harbour fees"), ids("lights harbou"), marked().length]).toEqual([[2], [1], 2]);
  write(titled(2, "old harbour"), titled(3, "harbourmaster"), titled(4, "fees of a harbour"));
  expect([ids("harbour fees"), ids("lights harbou"), ids("harbou")]).toEqual([[4], [1], [4, 3, 2, 1]]);
  write({ op: "delete", id: 4 }, { op: "delete", id: 1 });
  expect([ids("harbour fees"), ids("lights harbou"), ids("harbou")]).toEqual([[], [], [3, 2]]);
  expect(marked()).toEqual([[["title", [[0, 6]]]], [["title", [[4, 10]]]]]);
});
