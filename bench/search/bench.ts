// Builds an index of made-up reports and times every kind of question (docs/architecture.md).
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { openSearchEngine } from "@sb/platform/search/open.ts";
import type { SearchEngine, SearchIndex } from "@sb/platform/search/port.ts";
import { findLookAlikes } from "@sb/query-service/report/lookup/look-alikes.ts";
import { timed } from "../rounds.ts";
import type { Row } from "../row.ts";
import { atOnceRows } from "./at-once.ts";
import { queryClasses } from "./classes.ts";
import { type FillOptions, fill } from "./filled.ts";
import { createGenerator, type Generator } from "./generator.ts";
import { liveRows } from "./live.ts";
import { pastedRows } from "./pasted.ts";
import { type QueryClass, queryOf } from "./query-class.ts";
import { createRandom } from "./random.ts";
import { takeSample } from "./sample.ts";
import { budgeted, noted, type Times, timesOf, worstFirst } from "./times.ts";

export type SearchBenchOptions = FillOptions & {
  /** Questions of each kind. */
  readonly calls: number;
};

/** Each question is asked so often, the first time of a kind without what the questions before left in memory. */
const ROUNDS = 3;

export async function benchSearch(options: SearchBenchOptions): Promise<Row[]> {
  const { reports, folder, calls } = options;
  const generator = createGenerator();
  const filled = await fill(generator, options);
  const engine = await openSearchEngine("sqlite:", folder, [REPORT_SEARCH]);
  const index = engine.index(REPORT_SEARCH);
  try {
    const { texts, lists, hard } = queryClasses(takeSample(generator, reports));
    const timesOfAll = async (classes: readonly QueryClass[]): Promise<Times[]> => {
      const times: Times[] = [];
      for (const each of classes) times.push(await ask(index, each, calls));
      return times;
    };
    return [
      ...filled,
      ...worstFirst(await timesOfAll([...texts, ...lists])),
      ...(await timesOfAll(hard)).map(noted),
      budgeted(await askLookAlikes(engine, generator, reports, calls)),
      ...(await pastedRows(engine, generator, reports, calls)),
      ...(await atOnceRows(index, texts, calls)),
      ...(await liveRows(engine, generator, reports, texts)),
    ];
  } finally {
    await engine.close();
  }
}

type ReportIndex = SearchIndex<typeof REPORT_SEARCH>;

/** Every call counts. */
async function ask(index: ReportIndex, { what, ask }: QueryClass, calls: number): Promise<Times> {
  const random = createRandom(99, calls, what.length);
  const queries = Array.from({ length: calls }, () => queryOf(ask(random)));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries) times.push(await timed(() => index.search(query)));
  }
  return timesOf(what, times);
}

async function askLookAlikes(
  engine: SearchEngine,
  generator: Generator,
  reports: number,
  calls: number,
): Promise<Times> {
  const random = createRandom(7);
  const times: number[] = [];
  for (let i = 0; i < calls; i++) {
    const { addressKey } = generator.report(random.below(reports));
    times.push(await timed(() => findLookAlikes(engine, addressKey)));
  }
  return timesOf("look-alikes of an address", times);
}
