// Random batches against what a plain list of reports would answer, with segments so small that they fill and split.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CRIME_TYPES } from "@sb/contracts/codes.ts";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { doc } from "./contract-world.ts";
import { createDocValues, type DocValues } from "./doc-values.ts";
import type { IndexOp, SearchDoc, SearchQuery } from "./port.ts";
import { type Apply, createApply } from "./sqlite-apply.ts";
import { loadAll } from "./sqlite-load.ts";
import { openWriting } from "./sqlite-schema.ts";
import { createSearch, type Search } from "./sqlite-search.ts";

const WORDS = ["lantern", "harbour", "meadow", "사기", "詐欺"];
const ADDRESSES = ["TAlpha", "TBeta", "gamma.example"];

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
  db = openWriting(join(folder, "index.db"));
  apply = createApply(db, { full: 4, merged: 3, most: 16 });
  search = createSearch(db);
  docValues = createDocValues();
  batches = 0;
}

function run(ops: readonly IndexOp[]): void {
  const batch = { projection: "p", from: batches === 0 ? "" : String(batches), to: String(batches + 1), ops };
  batches += 1;
  apply(batch, (delta) => docValues.apply(delta));
}

const id = fc.integer({ min: 0, max: 60 });
const op: fc.Arbitrary<IndexOp> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        id,
        words: fc.subarray(WORDS),
        adrs: fc.constantFrom(...ADDRESSES),
        crimeType: fc.constantFrom(...CRIME_TYPES.slice(0, 2)),
        likeCount: fc.constantFrom(0, 0, 1, 5_000, 9_000),
      })
      .map(({ words, ...given }) => ({
        op: "upsert" as const,
        doc: doc({ ...given, addressKey: given.adrs, title: words.join(" ") }),
      })),
  },
  { weight: 2, arbitrary: id.map((gone) => ({ op: "delete" as const, id: gone })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ addressKey: fc.constantFrom(...ADDRESSES, "TNever"), timesReported: fc.nat(3) })
      .map((ranked) => ({ op: "rank" as const, ...ranked })),
  },
);

type Model = { readonly docs: Map<number, SearchDoc>; readonly times: Map<string, number> };

function runOnModel({ docs, times }: Model, ops: readonly IndexOp[]): void {
  const isKnown = (key: string): boolean => [...docs.values()].some(({ addressKey }) => addressKey === key);
  for (const each of ops) {
    if (each.op === "upsert") docs.set(each.doc.id, each.doc);
    else if (each.op === "delete") docs.delete(each.id);
    else if (isKnown(each.addressKey)) times.set(each.addressKey, each.timesReported);
    for (const key of times.keys()) if (!isKnown(key)) times.delete(key);
  }
}

function expected({ docs, times }: Model, { text, crimeType, order, offset, limit }: SearchQuery): number[] {
  const score = (report: SearchDoc): number => {
    if (order === "POPULAR") return report.likeCount;
    return order === "MOST_REPORTED" ? (times.get(report.addressKey) ?? 0) : 0;
  };
  return [...docs.values()]
    .filter((report) => crimeType === undefined || report.crimeType === crimeType)
    .filter((report) => text.split(" ").every((word) => `${report.title} ${report.adrs}`.includes(word)))
    .sort((a, b) => score(b) - score(a) || b.id - a.id)
    .slice(offset, offset + limit)
    .map((report) => report.id);
}

const query = fc.record({
  text: fc.constantFrom("", ...WORDS, "lantern harbour", "사기 meadow", "TAlpha", "gamma.example"),
  crimeType: fc.constantFrom(undefined, ...CRIME_TYPES.slice(0, 2)),
  order: fc.constantFrom("LATEST" as const, "POPULAR" as const, "MOST_REPORTED" as const),
  offset: fc.constantFrom(0, 0, 3, 11),
  limit: fc.constantFrom(1, 4, 100),
});

test("answers as a plain list of reports would", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(op, { maxLength: 30 }), { minLength: 1, maxLength: 6 }),
      fc.array(query, { minLength: 5, maxLength: 20 }),
      (all, queries) => {
        db.close();
        open();
        const model: Model = { docs: new Map(), times: new Map() };
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

/** What is kept in memory batch by batch is what would be read from the file. */
function expectSame(kept: DocValues): void {
  const read = createDocValues();
  read.apply(loadAll(db));
  const shown = ({ segments, generation }: DocValues) => ({
    generation,
    segments: segments.map(({ no, lo, count, live, ids }) => ({
      no,
      lo,
      count,
      ids: [...ids].filter((_, ordinal) => isLive(live, ordinal)),
    })),
  });
  expect(shown(kept)).toEqual(shown(read));
}

const isLive = (live: Uint32Array, ordinal: number): boolean =>
  (((live[ordinal >> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

test("reports that come in reverse fill segments that are split in the order of age", () => {
  const ids = Array.from({ length: 100 }, (_, i) => 100 - i);
  for (const each of ids) run([{ op: "upsert", doc: doc({ id: each, title: "lantern" }) }]);
  const found = search(docValues, { text: "lantern", order: "LATEST", offset: 0, limit: 100 });
  expect(found.hits.map((hit) => hit.id)).toEqual(ids);
  expect(docValues.segments.length).toBeGreaterThan(5);
  expect(Math.max(...docValues.segments.map(({ count }) => count))).toBeLessThanOrEqual(16);
});

test("segments that fill one after the other are made fewer", () => {
  const ids = Array.from({ length: 100 }, (_, i) => i + 1);
  for (const each of ids)
    run([{ op: "upsert", doc: doc({ id: each, title: each % 3 === 0 ? "harbour" : "lantern" }) }]);
  run([{ op: "delete", id: 50 }]);
  const found = (text: string) =>
    search(docValues, { text, order: "LATEST", offset: 0, limit: 100 }).hits.map((hit) => hit.id);
  expect(found("lantern")).toEqual(ids.filter((each) => each % 3 !== 0 && each !== 50).reverse());
  expect(found("harbour")).toEqual(ids.filter((each) => each % 3 === 0).reverse());
  expect(docValues.segments.length).toBeLessThan(12);
  expectSame(docValues);
});

test("a batch that fails leaves nothing behind", () => {
  run([{ op: "upsert", doc: doc({ id: 1, title: "lantern" }) }]);
  const broken = { op: "upsert", doc: { ...doc({ id: 3, title: "harbour" }), comment: undefined } } as never;
  expect(() => run([{ op: "upsert", doc: doc({ id: 2, title: "meadow" }) }, broken])).toThrow(TypeError);
  batches -= 1;
  run([{ op: "upsert", doc: doc({ id: 4, title: "harbour" }) }]);
  const ids = (text: string) =>
    search(docValues, { text, order: "LATEST", offset: 0, limit: 9 }).hits.map((hit) => hit.id);
  expect([ids(""), ids("meadow"), ids("harbour")]).toEqual([[4, 1], [], [4]]);
  expectSame(docValues);
});

test("nothing is left of words and addresses that nobody uses any more", () => {
  run([
    { op: "upsert", doc: doc({ id: 1, title: "lantern" }) },
    { op: "upsert", doc: doc({ id: 2, title: "lanterns" }) },
  ]);
  run([{ op: "delete", id: 1 }]);
  run([{ op: "upsert", doc: doc({ id: 2, title: "meadow" }) }]);
  const count = (sql: string): unknown => db.prepare(sql).get()?.n;
  expect(count("SELECT group_concat(word) AS n FROM word")).toBe("meadow");
  expect(count("SELECT count(*) AS n FROM neighbour WHERE word <> 'meadow'")).toBe(0);
  expect(count("SELECT count(*) AS n FROM address")).toBe(1);
  run([{ op: "delete", id: 2 }]);
  for (const table of ["word", "neighbour", "address", "place", "post"]) {
    expect(count(`SELECT count(*) AS n FROM ${table}`), table).toBe(0);
  }
});
