// The road not taken (docs/decisions/0004): the same reports under the same terms in SQLite's FTS5, to be measured again
// whenever somebody doubts. `node bench/search/fts5.ts [--reports 1000000] [--calls 300]`.
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { layoutOf, storedFields } from "@sb/platform/search/analysis/layout.ts";
import { filterTerm, termsOf } from "@sb/platform/search/analysis/terms.ts";
import { temporaryFolder } from "../context.ts";
import { printTable } from "../print.ts";
import { count, megabytes, note, type Row } from "../row.ts";
import { queryClasses } from "./classes.ts";
import { createGenerator } from "./generator.ts";
import type { SearchQuestion } from "./query-class.ts";
import { createRandom } from "./random.ts";
import { docOf } from "./report.ts";
import { takeSample } from "./sample.ts";
import { type Times, timesOf, worstFirst } from "./times.ts";

const BATCH = 10_000;
const ROUNDS = 3;
/** Questions that need nothing but the lists of whole words. */
const ASKED = [
  "one common word",
  "two common words",
  "two common words of two languages",
  "a common and a rare word",
  "two words of medium frequency",
  "five common words",
  "Korean and Chinese pair",
  "word with filters",
];

const { values } = parseArgs({
  options: { reports: { type: "string", default: "1000000" }, calls: { type: "string", default: "300" } },
});
const [reports, calls] = [Number(values.reports), Number(values.calls)];
const generator = createGenerator();
const layout = layoutOf(REPORT_SEARCH);
using folder = temporaryFolder();
const file = join(folder.path, "fts5.db");
using db = new DatabaseSync(file);
const speed = build();
const rows: Row[] = [
  note(`FTS5 table of ${count(reports)} public reports`, `${count(speed)} reports/s`),
  note("  its file", megabytes(statSync(file).size)),
  ...worstFirst(ask()),
];
console.log(printTable(rows));

/** Reports a second, without the time that it takes to make them up. */
function build(): number {
  db.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000;
    CREATE VIRTUAL TABLE report USING fts5(
      terms, content = '', detail = none, columnsize = 0, tokenize = "ascii tokenchars '.-:/_\u0001\u0002\u0003'"
    )`);
  const insert = db.prepare("INSERT INTO report (rowid, terms) VALUES (?, ?)");
  let ms = 0;
  for (let from = 0; from < reports; from += BATCH) {
    const docs = Array.from({ length: Math.min(BATCH, reports - from) }, (_, i) =>
      storedFields(layout, docOf(generator.report(from + i))),
    );
    const start = performance.now();
    db.exec("BEGIN");
    for (const [i, doc] of docs.entries()) insert.run(from + i + 1, [...termsOf(layout, doc).terms].join(" "));
    db.exec("COMMIT");
    ms += performance.now() - start;
  }
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  return reports / (ms / 1_000);
}

function ask(): Times[] {
  const newest = db.prepare("SELECT rowid FROM report WHERE report MATCH ? ORDER BY rowid DESC LIMIT 10");
  const counted = db.prepare("SELECT count(*) AS n FROM (SELECT 1 FROM report WHERE report MATCH ? LIMIT 1001)");
  const { texts, hard } = queryClasses(takeSample(generator, reports));
  const classes = [...texts, ...hard].filter(({ what }) => ASKED.includes(what));
  return classes.map(({ what, ask: askOne }) => {
    const random = createRandom(99, calls, what.length);
    const matches = Array.from({ length: calls }, () => matchOf(askOne(random)));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const match of matches) times.push(timed(() => [newest.all(match), counted.get(match)]));
    }
    return timesOf(what, times);
  });
}

function matchOf({ text, filters: { crimeType, chain } = {} }: SearchQuestion): string {
  const filters = Object.entries({ crimeType, chain }).map(
    ([field, value]) => value && filterTerm(field, String(value)),
  );
  return [...text.toLowerCase().split(" "), ...filters].flatMap((term) => (term ? `"${term}"` : [])).join(" AND ");
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
