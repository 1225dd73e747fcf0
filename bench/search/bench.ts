// Builds an index of made-up reports and times every kind of question (DESIGN.md section 10).
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { REPORT_INDEX } from "@sb/contracts/report-model.ts";
import { openSearchIndex } from "@sb/platform/search-index/open.ts";
import type { IndexOp, SearchIndex, SearchQuery } from "@sb/platform/search-index/port.ts";
import { type QueryClass, queryClasses } from "./classes.ts";
import { createGenerator, type Generator } from "./generator.ts";
import { createRandom, type Random } from "./random.ts";
import { type Row, rowOf } from "./rows.ts";
import { takeSample } from "./sample.ts";

export type SearchBenchOptions = {
  readonly reports: number;
  /** An empty folder. */
  readonly folder: string;
  /** Calls of each kind. */
  readonly calls?: number;
  readonly progress?: (line: string) => void;
};

/** Milliseconds that a search may take at p99. */
const BUDGET_MS = 10;
const BATCH = 10_000;
const ROUNDS = 3;
const LIVE_UPSERTS = 200;

export async function benchSearch({
  reports,
  folder,
  calls = 300,
  progress = () => undefined,
}: SearchBenchOptions): Promise<Row[]> {
  const generator = createGenerator();
  const index = await openSearchIndex("sqlite:", folder);
  try {
    const built = await build(index, generator, reports, progress);
    const rows: Row[] = [
      { what: `built, ${reports} reports`, unit: "reports/s", p99: built },
      { what: "size of the index", unit: "MB", p99: await megabytes(folder) },
    ];
    const sample = takeSample(generator, reports);
    for (const each of queryClasses(sample)) rows.push(await timed(index, each, calls));
    rows.push(await timedSimilar(index, generator, reports, calls));
    return [...rows, ...(await live(index, generator, reports, askAny(queryClasses(sample))))];
  } finally {
    await index.close();
  }
}

async function build(
  index: SearchIndex,
  generator: Generator,
  reports: number,
  progress: (line: string) => void,
): Promise<number> {
  const start = performance.now();
  for (let from = 0; from < reports; from += BATCH) {
    const length = Math.min(BATCH, reports - from);
    await apply(index, bulk(generator, from).slice(0, length));
    if ((from / BATCH) % 10 === 9) progress(`${from + length} reports indexed`);
  }
  return reports / ((performance.now() - start) / 1_000);
}

async function apply(index: SearchIndex, ops: readonly IndexOp[]): Promise<void> {
  const from = await index.checkpoint(REPORT_INDEX);
  const to = String(Number(from) + 1).padStart(16, "0");
  await index.apply({ projection: REPORT_INDEX, from, to, ops });
}

function upsertOf(generator: Generator, number: number): IndexOp {
  return { op: "upsert", doc: generator.doc(number) };
}

/** Each question is asked in three rounds and its fastest answer counts: not what else the machine did meanwhile. */
async function timed(index: SearchIndex, { what, ask }: QueryClass, calls: number): Promise<Row> {
  const random = createRandom(99, calls, what.length);
  const queries = Array.from({ length: calls }, () => queryOf(ask(random)));
  const fastest = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, query] of queries.entries()) {
      fastest[i] = Math.min(fastest[i] ?? 0, await time(() => index.search(query)));
    }
  }
  return rowOf(what, fastest, BUDGET_MS);
}

function queryOf(asked: Pick<SearchQuery, "text"> & Partial<SearchQuery>): SearchQuery {
  return { order: "LATEST", offset: 0, limit: 10, ...asked };
}

async function timedSimilar(index: SearchIndex, generator: Generator, reports: number, calls: number): Promise<Row> {
  const random = createRandom(7);
  const times: number[] = [];
  for (let i = 0; i < calls; i++) {
    const { addressKey } = generator.doc(random.below(reports));
    const start = performance.now();
    await index.similar(addressKey, 5);
    times.push(performance.now() - start);
  }
  return rowOf("look-alikes of an address", times);
}

/** Reports filed one after the other, and searches between them. */
async function live(index: SearchIndex, generator: Generator, reports: number, ask: Asker): Promise<Row[]> {
  const random = createRandom(5);
  const upserts: number[] = [];
  const deletes: number[] = [];
  const between: number[] = [];
  for (let i = 0; i < LIVE_UPSERTS; i++) {
    upserts.push(await time(() => apply(index, [upsertOf(generator, reports + i)])));
    between.push(await time(() => index.search(ask(random))));
  }
  for (let i = 0; i < LIVE_UPSERTS; i += 10) {
    const { id } = generator.doc(random.below(reports));
    deletes.push(await time(() => apply(index, [{ op: "delete", id }])));
  }
  const during = await searchesDuring(index, bulk(generator, reports + LIVE_UPSERTS), () => ask(random));
  return [
    rowOf("search after each new report", between),
    rowOf("search while many reports are written", during),
    rowOf("one report added", upserts),
    rowOf("one report deleted", deletes),
  ];
}

type Asker = (random: Random) => SearchQuery;

function askAny(classes: readonly QueryClass[]): Asker {
  return (random) => queryOf(classes[random.below(classes.length)]?.ask(random) ?? { text: "" });
}

function bulk(generator: Generator, from: number): IndexOp[] {
  return Array.from({ length: BATCH }, (_, i) => upsertOf(generator, from + i));
}

async function searchesDuring(index: SearchIndex, ops: readonly IndexOp[], ask: () => SearchQuery): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const written = apply(index, ops).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(await time(() => index.search(ask())));
    await setImmediate();
  }
  await written;
  return times;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function megabytes(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}
