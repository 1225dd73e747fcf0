// Searches while reports come in, and what it takes to write those.
import { setImmediate } from "node:timers/promises";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { timed } from "../rounds.ts";
import { count, type Row } from "../row.ts";
import { apply, BATCH, upserts } from "./filled.ts";
import type { Generator } from "./generator.ts";
import { type QueryClass, queryOf, type ReportQuery } from "./query-class.ts";
import { createRandom } from "./random.ts";
import type { ReportOp } from "./report.ts";
import { budgeted, noted, timesOf } from "./times.ts";

const NEW_REPORTS = 600;
const LISTS = 100;
const DELETED = 20;

export async function liveRows(
  engine: SearchEngine,
  generator: Generator,
  reports: number,
  classes: readonly QueryClass[],
): Promise<Row[]> {
  const random = createRandom(5);
  const anyText = (): ReportQuery => queryOf(classes[random.below(classes.length)]?.ask(random) ?? { text: "" });
  const mostReported = (): ReportQuery => queryOf({ text: "", sort: "timesReported" });
  let made = reports;
  const more = (length: number): ReportOp[] => {
    made += length;
    return upserts(generator, made - length, length);
  };
  const texts = await afterEachReport(engine, NEW_REPORTS, () => more(1), anyText);
  const lists = await afterEachReport(engine, LISTS, () => more(1), mostReported);
  const deleted: number[] = [];
  for (let i = 0; i < DELETED; i++) {
    const { id } = generator.report(random.below(reports));
    deleted.push(await timed(() => apply(engine, [{ op: "delete", id }])));
  }
  const during = await searchesDuring(engine, more(BATCH), anyText);
  return [
    budgeted(timesOf("any text, after each new report", texts.searches)),
    budgeted(timesOf(`any text, while ${count(BATCH)} reports are written`, during)),
    noted(timesOf("no text, most reported, after each new report", lists.searches)),
    noted(timesOf("one report added", texts.writes)),
    noted(timesOf("one report deleted", deleted)),
  ];
}

type LiveTimes = { readonly writes: readonly number[]; readonly searches: readonly number[] };

async function afterEachReport(
  engine: SearchEngine,
  reports: number,
  next: () => ReportOp[],
  ask: () => ReportQuery,
): Promise<LiveTimes> {
  const [writes, searches]: [number[], number[]] = [[], []];
  for (let i = 0; i < reports; i++) {
    const ops = next();
    writes.push(await timed(() => apply(engine, ops)));
    searches.push(await timed(() => engine.index(REPORT_SEARCH).search(ask())));
  }
  return { writes, searches };
}

async function searchesDuring(engine: SearchEngine, ops: ReportOp[], ask: () => ReportQuery): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const written = apply(engine, ops).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(await timed(() => engine.index(REPORT_SEARCH).search(ask())));
    await setImmediate();
  }
  await written;
  return times;
}
