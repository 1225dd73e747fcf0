// How many more searches a second are answered when eight people ask at once than when one asks after the other.
import type { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import type { SearchIndex } from "@sb/platform/search/port.ts";
import { alternate, timed } from "../rounds.ts";
import { atLeast, count, note, type Row } from "../row.ts";
import { concurrently } from "../workload/concurrently.ts";
import { type QueryClass, queryOf } from "./query-class.ts";
import { createRandom } from "./random.ts";

const AT_ONCE = 8;
const ROUNDS = 5;
/** On two cores (docs/architecture.md). */
const BUDGET = 1.5;

/** Both ask the same mix of all classes, in the same order. */
export async function atOnceRows(
  index: SearchIndex<typeof REPORT_SEARCH>,
  classes: readonly QueryClass[],
  calls: number,
): Promise<Row[]> {
  const random = createRandom(8);
  const queries = Array.from({ length: calls }, (_, i) => classes[i % classes.length])
    .flatMap((each) => each ?? [])
    .map((each) => queryOf(each.ask(random)));
  const perSecond = async (atOnce: number): Promise<number> => {
    const ms = await timed(() =>
      concurrently(queries.length, atOnce, async (i) => {
        const query = queries[i];
        if (query) await index.search(query);
      }),
    );
    return (queries.length / ms) * 1_000;
  };
  const { ours, baseline, ratio } = await alternate(
    ROUNDS,
    () => perSecond(AT_ONCE),
    () => perSecond(1),
  );
  return [
    atLeast(`search: ${AT_ONCE} at once against one at a time`, ratio, BUDGET, (value) => `${value.toFixed(2)} ×`),
    note(`  search: any text, ${AT_ONCE} at once`, `${count(ours)} searches/s`),
    note("  search: any text, one at a time", `${count(baseline)} searches/s`),
  ];
}
