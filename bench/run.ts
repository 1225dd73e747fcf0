// Runs the parts one after another and prints one table.
import { availableParallelism, cpus, loadavg } from "node:os";
import { type Context, type Folder, type Store, temporaryFolder } from "./context.ts";
import { type Options, readOptions } from "./options.ts";
import { runPart } from "./parts.ts";
import { printTable } from "./print.ts";
import type { Row } from "./row.ts";
import { EVENTS_PER_REPORT, fillFolder } from "./workload/fill.ts";

const EVENTS = { full: 100_000, quick: 10_000 };

/** Returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  using stack = new DisposableStack();
  const rows = await runParts(options, stack.use(temporaryFolder()));
  console.log(`\n${printTable(rows)}\n`);
  const missed = rows.filter(({ ok }) => ok === false).length;
  console.log(missed === 0 ? "Every budget is kept." : `${missed} of the rows above do not keep their budget.`);
  return options.strict && missed > 0 ? 1 : 0;
}

async function runParts({ quick, parts, load, reports }: Options, folder: Folder): Promise<readonly Row[]> {
  const say = (line: string) => console.log(line);
  const store = storeIn(folder, reports ?? (quick ? EVENTS.quick : EVENTS.full) / EVENTS_PER_REPORT, say);
  const context: Context = { quick, load, say, store };
  say(`${availableParallelism()} × ${cpus()[0]?.model ?? "CPU"}, Node ${process.version}${quick ? ", quick" : ""}`);
  const rows: Row[] = [];
  for (const name of parts) {
    // Other load slows the absolute figures down; ratios suffer less.
    say(`== ${name} (load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)})`);
    rows.push(...(await runPart(name, context)));
  }
  return rows;
}

/** Filled when the first part needs it. */
function storeIn({ path: dataDir }: Folder, reports: number, say: Context["say"]): Context["store"] {
  let store: Promise<Store> | undefined;
  const fill = async (): Promise<Store> => {
    say(`filing ${Math.round(reports)} reports`);
    return { dataDir, events: await fillFolder(dataDir, Math.round(reports)) };
  };
  return () => {
    store ??= fill();
    return store;
  };
}
