import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLists, createReadList, type Lists } from "./lists.ts";

let db: DatabaseSync;
let lists: Lists;
beforeEach(() => {
  db = new DatabaseSync(":memory:");
  db.exec(`
    CREATE TABLE posting (segment INTEGER, term TEXT, docs ANY NOT NULL, PRIMARY KEY (segment, term)) STRICT, WITHOUT ROWID;
    CREATE TABLE long_posting (no INTEGER PRIMARY KEY, docs BLOB NOT NULL) STRICT;
  `);
  lists = createLists(db);
});
afterEach(() => db.close());

const list = (length: number, fill = 1): Uint8Array => new Uint8Array(length).fill(fill);
const put = (segment: number, term: string, value: Uint8Array | undefined): void =>
  lists.change(segment, term, () => value);
const get = (segment: number, term: string): Uint8Array | undefined =>
  createReadList(db)(db.prepare("SELECT docs FROM posting WHERE segment = ? AND term = ?").get(segment, term)?.docs);
const rows = (table: string): unknown => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;

test("a list grows long, changes, becomes short again, and goes", () => {
  for (const [value, long] of [
    [list(100), 0],
    [list(5_000), 1],
    [list(6_000, 2), 1],
    [list(100), 0],
    [list(5_000), 1],
  ] as const) {
    put(1, "fraud", value);
    expect(get(1, "fraud")).toEqual(value);
    expect([rows("posting"), rows("long_posting")]).toEqual([1, long]);
  }
  lists.change(1, "fraud", (before) => {
    expect(before).toEqual(list(5_000));
    return undefined;
  });
  expect([rows("posting"), rows("long_posting")]).toEqual([0, 0]);
});

test("lists of several segments come by term, in SQLite's order, and those of one are dropped with their long ones", () => {
  const lengths = { 1: { "": 10, fraud: 3_000, 사기: 20 }, 2: { fraud: 30, scam: 7_000, 𠮷: 40 } };
  for (const [segment, terms] of Object.entries(lengths)) {
    lists.insertAll(
      Object.entries(terms).map(([term, length]) => ({ segment: Number(segment), term, list: list(length) })),
    );
  }
  const found = [...lists.byTerm([1, 2], "")].map((each) => [each.term, each.segment, each.list.length]);
  expect(found.map(([term]) => term)).toEqual(["", "fraud", "fraud", "scam", "사기", "𠮷"]);
  expect(new Set(found.map(String))).toEqual(
    new Set([",1,10", "fraud,1,3000", "fraud,2,30", "scam,2,7000", "사기,1,20", "𠮷,2,40"]),
  );
  lists.drop(2);
  expect([rows("posting"), rows("long_posting")]).toEqual([3, 1]);
  expect(get(1, "fraud")).toEqual(list(3_000));
});
