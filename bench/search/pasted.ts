// A pasted text of 2,000 characters: found in it, looked up, and compared with what looks alike among all reported addresses.
import { REPORT_COLLECTIONS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { findTargets } from "@sb/knowledge/address/finder/find.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { createLookAlikes } from "@sb/query-service/report/lookup/look-alikes.ts";
import { postLookupText } from "@sb/query-service/report/lookup/lookup-text.ts";
import { address, put, requestOf } from "@sb/query-service/report/testing.ts";
import { timed } from "../rounds.ts";
import { milliseconds, note, type Row } from "../row.ts";
import type { Generator } from "./generator.ts";
import { createRandom } from "./random.ts";
import { type Times, timesOf } from "./times.ts";

const CHARS = 2_000;
const BUDGET_MS = 20;
/** As many targets as people paste at once. */
const TARGETS = 3;

export async function pastedRows(
  engine: SearchEngine,
  generator: Generator,
  reports: number,
  calls: number,
): Promise<readonly Row[]> {
  const texts = Array.from({ length: calls }, (_, i) => textOf(generator, reports, i));
  const readStore = openSqliteReadStore(":memory:");
  try {
    const keys = new Set(texts.flatMap(({ keys }) => keys));
    const ops = Array.from(keys, (key) => put(REPORT_COLLECTIONS.address, key, address(1)));
    await readStore.apply({ projection: REPORT_MODEL, from: await readStore.checkpoint(REPORT_MODEL), to: "1", ops });
    const judge = postLookupText({
      readStore,
      clock: () => new Date().toISOString(),
      lookAlikes: createLookAlikes(engine),
    });
    const [finding, judging]: [number[], number[]] = [[], []];
    for (const { text } of texts) {
      finding.push(await timed(async () => findTargets(text)));
      judging.push(await timed(() => judge(requestOf(undefined, { body: { text } }))));
    }
    return [judgedRow(timesOf("a pasted text of 2,000 characters judged", judging)), foundRow(timesOf("", finding))];
  } finally {
    await readStore.close();
  }
}

const judgedRow = ({ what, p50, p99 }: Times): Row => ({
  ...{ what: `search: ${what}`, measured: `p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)}` },
  ...{ budget: `≤ ${BUDGET_MS} ms`, ok: p99 <= BUDGET_MS },
});

const foundRow = ({ p50, p99 }: Times): Row =>
  note("  search: of that, finding its targets", `p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)}`);

/** Comments of reports, with addresses among them. */
function textOf(generator: Generator, reports: number, i: number) {
  const random = createRandom(27, i);
  const named = Array.from({ length: TARGETS }, () => generator.report(random.below(reports)));
  const paragraphs = named.map(({ comment, adrs }) => `${comment}\n${adrs}`);
  while (paragraphs.join("\n\n").length < CHARS) paragraphs.unshift(generator.report(random.below(reports)).comment);
  return { text: paragraphs.join("\n\n").slice(-CHARS), keys: named.map(({ addressKey }) => addressKey) };
}
