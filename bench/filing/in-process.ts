// Filing through the real handler in this process, alternating with inserts of the same rows into a table that, as every event
// store must, has each revision of a stream once. Inserts into a table without that are a note.
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
  const thread: number[] = [];
  const file = async (): Promise<number> => {
    const forms = Array.from({ length: reports }, (_, i) => parsed(formOf(filed + i)));
    const before = events();
    const used = process.threadCpuUsage();
    const ms = await timed(() =>
      concurrently(reports, atOnce, async (i) => {
        const form = forms[i];
        const person = form && people[filerOf(form.declare.adrs, filed + i)];
        if (form && person) await side.file(form, person, `bench-${filed + i}`);
      }),
    );
    const { user, system } = process.threadCpuUsage(used);
    thread.push((user + system) / reports);
    filed += reports;
    appended = events() - before;
    return appended / (ms / 1_000);
  };
  await using appends = await openAppends(folder.path);
  const barely: number[] = [];
  const appending: number[] = [];
  const insert = async (): Promise<number> => {
    const rows = newestRows(folder.path, appended);
    barely.push(bare.run(rows, groupSize()));
    appending.push(await appends.run(rows, appended / reports, atOnce));
    return unique.run(rows, groupSize());
  };

  const { ours, baseline, ratio } = await alternate(quick ? 3 : 7, file, insert);
  return [
    atLeast("filing, of the events/s of grouped durable inserts, each revision once", ratio, BUDGET, percent),
    note("  filing through the handler, events/s", `${count(ours)} (${count(ours / (appended / reports))} reports/s)`),
    note("  of it the event store, appending the same events, events/s", count(median(appending))),
    note("  of it the CPU time of the thread that answers, per report", `${count(median(thread))} µs`),
    note(`  inserts, each revision once, ${groupSize()} to a commit, events/s`, count(baseline)),
    note(
      "  the same into a bare table, events/s",
      `${count(median(barely))} (filing is ${percent(ours / median(barely))} of it)`,
    ),
  ];
}
