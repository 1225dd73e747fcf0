// Random batches compared with a plain list of documents; segments and blocks are so small that they fill and split.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { columnOf, layoutOf } from "../../analysis/layout.ts";
import { neighbourKeys } from "../../analysis/typo.ts";
import { type ContractEntry, ENTRIES, type Entries, entry, group, upsert } from "../../contract/world.ts";
import type { IndexOp, SearchQuery } from "../../port.ts";
import { countBits, hasBit } from "../postings/bits.ts";
import { createSearch, type Search } from "../search/search.ts";
import { createFindInBuckets } from "../storage/buckets.ts";
import { openWriting } from "../storage/schema.ts";
import { createVacuum } from "../storage/vacuum.ts";
import { type Apply, createApply } from "./apply.ts";
import { createDocValues, type DocValues } from "./doc-values.ts";
import { createFindGroups } from "./groups.ts";
import { loadAll } from "./load.ts";

const WORDS = ["lantern", "harbour", "meadow", "사기", "詐欺"];
const KINDS = ["HACKING", "DRUGS"];
const ADDRESSES = ["TAlpha", "TBeta", "gamma.example"];

const layout = layoutOf(ENTRIES);

let folder: string;
let db: ReturnType<typeof openWriting>;
let apply: Apply;
let search: Search;
let docValues: DocValues;
let batches: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-search-apply-"));
  open();
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

function open(): void {
  rmSync(join(folder, "index.db"), { force: true });
  db = openWriting(join(folder, "index.db"), layout);
  apply = createApply(db, layout, { full: 4, merged: 3, most: 16 }, { new: 12, loose: 5 });
  search = createSearch(db, layout);
  docValues = createDocValues(layout.sorts.length);
  batches = 0;
}

function run(ops: readonly IndexOp<Entries>[]): void {
  const batch = { from: batches === 0 ? "" : String(batches), to: String(batches + 1), ops };
  batches += 1;
  apply(batch, (delta) => docValues.apply(delta));
}

const lantern = (each: number) => upsert(entry({ id: each, title: "lantern" }));

const id = fc.integer({ min: 0, max: 60 });
const op: fc.Arbitrary<IndexOp<Entries>> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        id,
        words: fc.subarray(WORDS),
        address: fc.constantFrom(...ADDRESSES),
        kind: fc.constantFrom(...KINDS),
        likes: fc.constantFrom(0, 0, 1, 5_000, 9_000),
      })
      .map(({ words, ...given }) => upsert(entry({ ...given, title: words.join(" ") }))),
  },
  { weight: 2, arbitrary: id.map((gone) => ({ op: "delete" as const, id: gone })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ name: fc.constantFrom(...ADDRESSES, "TNever"), value: fc.nat(3) })
      .map(({ name, value }) => group(name, value)),
  },
);

type Model = { readonly docs: Map<number, ContractEntry>; readonly seen: Map<string, number> };

function runOnModel({ docs, seen }: Model, ops: readonly IndexOp<Entries>[]): void {
  const isKnown = (name: string): boolean => [...docs.values()].some(({ sorts }) => sorts.seen === name);
  for (const each of ops) {
    if (each.op === "upsert") docs.set(each.doc.id, each.doc);
    else if (each.op === "delete") docs.delete(each.id);
    else if (isKnown(each.group)) seen.set(each.group, each.value);
    for (const name of seen.keys()) if (!isKnown(name)) seen.delete(name);
  }
}

function expected({ docs, seen }: Model, asked: SearchQuery<Entries>): number[] {
  const { text, filters: { kind } = {}, ids, sort, offset, limit } = asked;
  const score = ({ sorts }: ContractEntry): number => {
    if (sort === "likes") return sorts.likes;
    return sort === "seen" ? (seen.get(sorts.seen) ?? 0) : 0;
  };
  return [...docs.values()]
    .filter((doc) => kind === undefined || doc.filters.kind === kind)
    .filter((doc) => ids === undefined || ids.includes(doc.id))
    .filter(({ texts }) => text.split(" ").every((word) => `${texts.title} ${texts.address}`.includes(word)))
    .sort((a, b) => score(b) - score(a) || b.id - a.id)
    .slice(offset, offset + limit)
    .map((doc) => doc.id);
}

/** As they are typed: a merged segment has no list for those that few documents begin with. */
const BEGINNINGS = ["la", "lan", "harb", "harbour me", "TA", "gam"];
const texts = ["", ...WORDS, "lantern harbour", "사기 meadow", "TAlpha", "gamma.example"];
const typed = fc.oneof(
  { weight: 2, arbitrary: fc.record({ text: fc.constantFrom(...texts) }) },
  { weight: 1, arbitrary: fc.record({ text: fc.constantFrom(...BEGINNINGS), asItStands: fc.constant(true as const) }) },
);
const range = fc.record({
  filters: fc.record({ kind: fc.constantFrom(undefined, ...KINDS) }),
  ids: fc.option(fc.array(id, { maxLength: 20 }), { nil: undefined, freq: 4 }),
  sort: fc.constantFrom(undefined, "likes" as const, "seen" as const),
  offset: fc.constantFrom(0, 0, 3, 11),
  limit: fc.constantFrom(1, 4, 100),
});
const query = fc.tuple(typed, range).map(([text, rest]) => ({ ...text, ...rest }));

test("answers like a plain list of documents", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(op, { maxLength: 30 }), { minLength: 1, maxLength: 6 }),
      fc.array(query, { minLength: 5, maxLength: 20 }),
      (all, queries) => {
        db.close();
        open();
        const model: Model = { docs: new Map(), seen: new Map() };
        for (const ops of all) {
          run(ops);
          runOnModel(model, ops);
          for (const asked of queries) {
            expect(search(docValues, asked).hits.map((hit) => hit.id)).toEqual(expected(model, asked));
          }
        }
        expectSame(docValues);
      },
    ),
    { numRuns: 60 },
  );
});

/** The in-memory state after each batch equals what is read from the file. */
function expectSame(kept: DocValues): void {
  const read = createDocValues(layout.sorts.length);
  read.apply(loadAll(db, layout));
  const shown = ({ segments, generation }: DocValues) => ({
    generation,
    segments: segments.map(({ no, firstId, live, ids, columns }) => ({
      no,
      firstId,
      docs: [...ids].flatMap((each, i) => (hasBit(live, i) ? [[each, ...columns.map((column) => column[i])]] : [])),
    })),
  });
  expect(shown(kept)).toEqual(shown(read));
}

test("documents in reverse order fill segments that are split by age", () => {
  const ids = Array.from({ length: 100 }, (_, i) => 100 - i);
  for (const each of ids) run([lantern(each)]);
  const found = search(docValues, { text: "lantern", offset: 0, limit: 100 });
  expect(found.hits.map((hit) => hit.id)).toEqual(ids);
  expect(docValues.segments.length).toBeGreaterThan(5);
  expect(Math.max(...docValues.segments.map(({ live }) => countBits(live)))).toBeLessThanOrEqual(16);
});

test("consecutive full segments are merged", () => {
  const ids = Array.from({ length: 100 }, (_, i) => i + 1);
  for (const each of ids) run([upsert(entry({ id: each, title: each % 3 === 0 ? "harbour" : "lantern" }))]);
  run([{ op: "delete", id: 50 }]);
  const found = (text: string) => search(docValues, { text, offset: 0, limit: 100 }).hits.map((hit) => hit.id);
  expect(found("lantern")).toEqual(ids.filter((each) => each % 3 !== 0 && each !== 50).reverse());
  expect(found("harbour")).toEqual(ids.filter((each) => each % 3 === 0).reverse());
  expect(docValues.segments.length).toBeLessThan(12);
  expectSame(docValues);
});

test("a failed batch leaves nothing behind", () => {
  run([lantern(1)]);
  const broken = { ...entry({ id: 3 }), texts: { title: "harbour" } } as never;
  expect(() => run([upsert(entry({ id: 2, title: "meadow" })), upsert(broken)])).toThrow(TypeError);
  batches -= 1;
  run([upsert(entry({ id: 4, title: "harbour" }))]);
  const ids = (text: string) => search(docValues, { text, offset: 0, limit: 9 }).hits.map((hit) => hit.id);
  expect([ids(""), ids("meadow"), ids("harbour")]).toEqual([[4, 1], [], [4]]);
  expectSame(docValues);
});

test("a search that takes too long is ended", () => {
  run([lantern(1)]);
  const hurried = createSearch(db, layout, -1);
  const asked = { text: "lantern", offset: 0, limit: 9 };
  expect(() => hurried(docValues, asked)).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
  expect(search(docValues, asked).total).toBe(1);
});

test("unused words and groups are removed", () => {
  run([lantern(1), upsert(entry({ id: 2, title: "lanterns" })), group("T1", 1)]);
  run([{ op: "delete", id: 1 }]);
  run([upsert(entry({ id: 2, title: "meadow", address: "T2" })), group("T2", 1, "a key")]);
  const count = (sql: string): unknown => db.prepare(sql).get()?.n;
  expect(count("SELECT group_concat(word) AS n FROM word")).toBe("meadow");
  const near = createFindInBuckets(db, "neighbour");
  expect([...near(neighbourKeys("lantern")), ...near(neighbourKeys("lanterns"))]).toEqual([]);
  expect(near(neighbourKeys("meadow")).size).toBe(1);
  expect(count("SELECT group_concat(name) AS n FROM doc_group")).toBe("T2");
  expect(count("SELECT count(*) AS n FROM group_key")).toBe(1);
  run([{ op: "delete", id: 2 }]);
  expect(createFindGroups(db)(columnOf(layout, "seen"), ["a key"], 9)).toEqual([]);
  // Keys go when the file is written anew.
  createVacuum(db).close();
  for (const table of ["word", "neighbour", "doc_group", "group_key", "doc", "posting"]) {
    expect(count(`SELECT count(*) AS n FROM ${table}`), table).toBe(0);
  }
});
