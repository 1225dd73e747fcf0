// The import command: settings, progress, a summary, and each refused line with its number and reason.
import { createReadStream } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { importDeclaration } from "@sb/command-service/report/import.ts";
import { readConfig } from "@sb/platform/config/config.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import { openWriteSide, type WriteSide } from "@sb/platform/service/ports.ts";
import { attachFirst } from "./attach-first.ts";
import { awaitModels, eventsBehind } from "./await-models.ts";
import { importLines, type Tally } from "./import-lines.ts";
import { importList } from "./import-list.ts";
import { createProgress, type Progress } from "./progress.ts";

/** Returns the exit code: 0 if every line was imported, was already there, or is listed with a reason; of a list, if its state is in. */
export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [file, option, list, ...rest] = args;
  const isOfList = option === "--list" && list !== undefined;
  if (file === undefined || !(isOfList || option === undefined) || rest.length > 0) {
    console.error("Usage: npm run import -- FILE.jsonl\n       npm run import -- FILE --list NAME");
    return 2;
  }
  try {
    await access(file);
    return await importFile(file, isOfList ? list : undefined, environment);
  } catch (error) {
    console.error(`The import stopped: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    console.error("What was taken over so far is kept; run it again to go on.");
    return 1;
  }
}

async function importFile(file: string, list: string | undefined, environment: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(environment);
  const dataDir = resolve(config.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await using resources = new AsyncDisposableStack();
  const writeSide = await openWriteSide(config, dataDir, resources);
  const isServed = await attachFirst(config, dataDir, writeSide);
  const progress = createProgress(process.stdout);
  const isIn =
    list === undefined
      ? await importReports(writeSide, file, progress)
      : await importList(writeSide, file, list, progress.print);
  const readStore = resources.adopt(await openReadStore(config.urls.readStore, dataDir), (open) => open.close());
  const stores = { ...writeSide, readStore };
  progress.print(
    isServed
      ? await awaitModels(stores, progress)
      : `The service takes in ${await eventsBehind(stores)} events when it starts.`,
  );
  return isIn ? 0 : 1;
}

/** Entries in our own form, each as a report of the importer's. */
async function importReports(writeSide: WriteSide, file: string, progress: Progress): Promise<true> {
  const tally = await importLines(createReadStream(file), {
    take: (entry) => importDeclaration(writeSide, entry),
    onProgress: ({ lines }) => progress.show(`${lines} lines …`),
    onRefused: ({ line, reason }) => progress.print(`line ${line}: not taken over: ${reason}`),
  });
  progress.print(summaryOf(tally));
  return true;
}

function summaryOf({ lines, taken, repeated, refused }: Tally): string {
  return `${lines} lines: ${taken} taken over, ${repeated} were there already, ${refused} not taken over (named above).`;
}
