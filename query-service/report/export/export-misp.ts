// Public reports in MISP's core format: an event for each day of filing, written as they are read.

import { eventJson } from "@sb/knowledge/misp/event.ts";
import type { SharedReport } from "@sb/knowledge/stix/shared-report.ts";
import { timeOfSeq } from "@sb/platform/ids.ts";

type Pages = AsyncIterable<readonly SharedReport[]>;

/** The reports come oldest first. `now` is in seconds since 1970. */
export async function* mispExport(pages: Pages, now: number): AsyncIterable<string> {
  yield '{"response":[';
  let comma = "";
  for await (const { date, ofDay } of daysOf(pages)) {
    yield comma;
    yield* eventJson({ date, changed: now }, ofDay);
    comma = ",\n";
  }
  yield "]}\n";
}

const dayOf = ({ dclrSeq }: SharedReport): string => new Date(timeOfSeq(dclrSeq)).toISOString().slice(0, 10);

/** Each day is read to its end before the next begins. */
async function* daysOf(pages: Pages): AsyncIterable<{ readonly date: string; readonly ofDay: Pages }> {
  const source = pages[Symbol.asyncIterator]();
  const nextPage = async () => (await source.next()).value ?? [];
  let rest: readonly SharedReport[] = await nextPage();
  async function* ofDay(date: string): Pages {
    while (rest.length > 0) {
      const end = rest.findIndex((report) => dayOf(report) !== date);
      yield end < 0 ? rest : rest.slice(0, end);
      rest = end < 0 ? await nextPage() : rest.slice(end);
      if (end >= 0) return;
    }
  }
  for (let [first] = rest; first; [first] = rest) yield { date: dayOf(first), ofDay: ofDay(dayOf(first)) };
}
