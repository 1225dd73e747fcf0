// The road not taken (docs/decisions/0002): the same reports under the same terms in SQLite's FTS5, to be measured again
// whenever somebody doubts. `node bench/search/fts5.ts [--reports 1000000] [--calls 300]`.
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { termsOf } from "@sb/platform/search-index/terms.ts";
import { queryClasses } from "./classes.ts";
import { createGenerator } from "./generator.ts";
import { createRandom } from "./random.ts";
import { printRows, type Row, rowOf } from "./rows.ts";
import { takeSample } from "./sample.ts";

const BATCH = 10_000;
const ROUNDS = 3;
/** Questions that are words alone, which need nothing but the words' lists. */
const ASKED = [
  "one common word",
  "two common words",
  "two common words of two languages",
  "a common and a rare word",
  "two words of medium frequency",
  "five common words",
  "Korean and Chinese pair",
];

const { values } = parseArgs({
  options: { reports: { type: "string", default: "1000000" }, calls: { type: "string", default: "300" } },
});
const reports = Number(values.reports);
const generator = createGenerator();
const folder = await mkdtemp(join(tmpdir(), "sb-bench-fts5-"));
const file = join(folder, "fts5.db");
const db = new DatabaseSync(file);
try {
  printRows([build(), { what: "size of the index", unit: "MB", p99: (await stat(file)).size / 1e6 }, ...ask()]);
} finally {
  db.close();
  await rm(folder, { recursive: true });
}

function build(): Row {
  db.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000;
    CREATE VIRTUAL TABLE report USING fts5(
      terms, content = '', detail = none, columnsize = 0, tokenize = "ascii tokenchars '.-:/_\u0001\u0002'"
    )`);
  const insert = db.prepare("INSERT INTO report (rowid, terms) VALUES (?, ?)");
  const start = performance.now();
  for (let from = 0; from < reports; from += BATCH) {
    db.exec("BEGIN");
    for (let i = from; i < Math.min(from + BATCH, reports); i++) {
      insert.run(i + 1, [...termsOf(generator.doc(i)).terms].join(" "));
    }
    db.exec("COMMIT");
  }
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  return { what: `built, ${reports} reports`, unit: "reports/s", p99: reports / ((performance.now() - start) / 1_000) };
}

function ask(): Row[] {
  const newest = db.prepare("SELECT rowid FROM report WHERE report MATCH ? ORDER BY rowid DESC LIMIT 10");
  const count = db.prepare("SELECT count(*) AS n FROM (SELECT 1 FROM report WHERE report MATCH ? LIMIT 1001)");
  const classes = queryClasses(takeSample(generator, reports)).filter(({ what }) => ASKED.includes(what));
  return classes.map(({ what, ask: askOne }) => {
    const random = createRandom(99, Number(values.calls), what.length);
    const times = Array.from({ length: Number(values.calls) }, () => {
      const words = askOne(random).text.toLowerCase().split(" ");
      const match = words.map((word) => `"${word}"`).join(" AND ");
      return Math.min(...Array.from({ length: ROUNDS }, () => timed(() => [newest.all(match), count.get(match)])));
    });
    return rowOf(what, times, 10);
  });
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
