// Filing through the real handler in this process, alternating with bare inserts of the same rows.
import { type Context, temporaryFolder } from "../context.ts";
import { alternate, median, timed } from "../rounds.ts";
import { atLeast, count, note, percent, type Row } from "../row.ts";
import { concurrently } from "../workload/concurrently.ts";
import { createFilers } from "../workload/filers.ts";
import { createForms } from "../workload/forms.ts";
import { openWriteSide, parsed } from "../workload/write-side.ts";
import { openAppends } from "./appends.ts";
import { newestRows, openBareInserts } from "./bare-inserts.ts";
import { type Counted, countGroups } from "./count-groups.ts";

const BUDGET = 0.5;
const PEOPLE = 1_000;

export async function filingInProcess(atOnce: number, { quick }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  let counted: Counted | undefined;
  await using side = await openWriteSide({
    dataDir: folder.path,
    wrap: (eventStore) => {
      counted = countGroups(eventStore);
      return counted.eventStore;
    },
  });
  const { events = () => 0, groupSize = () => 1 } = counted ?? {};
  using bare = openBareInserts(folder.path, "bare");
  using unique = openBareInserts(folder.path, "unique");
  const people: string[] = [];
  await concurrently(PEOPLE, atOnce, async (i) => void people.push(await side.join(`person${i}`)));

  const formOf = createForms();
  const filerOf = createFilers(PEOPLE);
  const reports = quick ? 500 : 3_000;
  let filed = 0;
  let appended = 0;
  const file = async (): Promise<number> => {
    const forms = Array.from({ length: reports }, (_, i) => parsed(formOf(filed + i)));
    const before = events();
    const ms = await timed(() =>
      concurrently(reports, atOnce, async (i) => {
        const form = forms[i];
        const person = form && people[filerOf(form.declare.adrs, filed + i)];
        if (form && person) await side.file(form, person, `bench-${filed + i}`);
      }),
    );
    filed += reports;
    appended = events() - before;
    return appended / (ms / 1_000);
  };
  await using appends = await openAppends(folder.path);
  const uniquely: number[] = [];
  const appending: number[] = [];
  const insert = async (): Promise<number> => {
    const rows = newestRows(folder.path, appended);
    uniquely.push(unique.run(rows, groupSize()));
    appending.push(await appends.run(rows, appended / reports, atOnce));
    return bare.run(rows, groupSize());
  };

  const { ours, baseline, ratio } = await alternate(quick ? 3 : 7, file, insert);
  return [
    atLeast("filing, of the events/s of bare grouped durable inserts", ratio, BUDGET, percent),
    note("  filing through the handler, events/s", `${count(ours)} (${count(ours / (appended / reports))} reports/s)`),
    note("  of it the event store, appending the same events, events/s", count(median(appending))),
    note(`  bare inserts, ${groupSize()} to a commit, events/s`, count(baseline)),
    note(
      "  the same where a stream has each revision once, events/s",
      `${count(median(uniquely))} (filing is ${percent(ours / median(uniquely))} of it)`,
    ),
  ];
}
