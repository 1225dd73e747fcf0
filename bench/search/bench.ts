// Builds an index of made-up reports and times every kind of question (DESIGN.md section 10).
import { openSearchIndex } from "@sb/platform/search-index/open.ts";
import type { SearchIndex } from "@sb/platform/search-index/port.ts";
import { timed } from "../rounds.ts";
import type { Row } from "../row.ts";
import { queryClasses } from "./classes.ts";
import { type FillOptions, fill } from "./filled.ts";
import { createGenerator, type Generator } from "./generator.ts";
import { liveRows } from "./live.ts";
import { type QueryClass, queryOf } from "./query-class.ts";
import { createRandom } from "./random.ts";
import { takeSample } from "./sample.ts";
import { noted, type Times, timesOf, worstFirst } from "./times.ts";

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
  const index = await openSearchIndex("sqlite:", folder);
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
      noted(await askSimilar(index, generator, reports, calls)),
      ...(await liveRows(index, generator, reports, texts)),
    ];
  } finally {
    await index.close();
  }
}

/** Every call counts. */
async function ask(index: SearchIndex, { what, ask }: QueryClass, calls: number): Promise<Times> {
  const random = createRandom(99, calls, what.length);
  const queries = Array.from({ length: calls }, () => queryOf(ask(random)));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries) times.push(await timed(() => index.search(query)));
  }
  return timesOf(what, times);
}

async function askSimilar(index: SearchIndex, generator: Generator, reports: number, calls: number): Promise<Times> {
  const random = createRandom(7);
  const times: number[] = [];
  for (let i = 0; i < calls; i++) {
    const { addressKey } = generator.doc(random.below(reports));
    times.push(await timed(() => index.similar(addressKey, 5)));
  }
  return timesOf("look-alikes of an address", times);
}
