// Fills a data folder as real use would: people join and file reports through the real handlers, spread over two months.
import { START } from "@sb/platform/event-store/port.ts";
import { concurrently } from "./concurrently.ts";
import { createFilers } from "./filers.ts";
import { createForms } from "./forms.ts";
import { openWriteSide, parsed } from "./write-side.ts";

/** One filing stores a claim, a key and a report; for what is public, as nine of ten are, a key and a place on its target. */
export const EVENTS_PER_REPORT = 4.8;

const PEOPLE = 1_000;
/** One report in thirty is about the same target, on which a person may have five. */
const REPORTS_OF_ONE = 60;
const AT_ONCE = 256;
const SPAN_MS = 60 * 86_400_000;

/** Resolves with the number of events that were stored. */
export async function fillFolder(dataDir: string, reports: number): Promise<number> {
  const end = Date.now();
  let filed = 0;
  const clock = () => new Date(end - SPAN_MS + (SPAN_MS * filed) / reports).toISOString();
  await using side = await openWriteSide({ dataDir, clock });
  const formOf = createForms();
  const crowd = crowdOf(reports);
  const filerOf = createFilers(crowd);
  const people: string[] = [];
  await concurrently(crowd, AT_ONCE, async (i) => void people.push(await side.join(`person${i}`)));
  await concurrently(reports, AT_ONCE, async (i) => {
    filed += 1;
    const form = parsed(formOf(i));
    await side.file(form, people[filerOf(form.declare.adrs, i)] ?? "", `bench-${i}`);
  });
  return side.eventStore.countAfter(START);
}

/** How many people file so many reports. */
const crowdOf = (reports: number): number => Math.min(reports, Math.max(PEOPLE, Math.ceil(reports / REPORTS_OF_ONE)));
