// The commands: options, progress, a table of what was compared, the exit code.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "@sb/platform/config/config.ts";
import { createProgress, type Output } from "../import/progress.ts";
import { tableOf } from "../migrate/row.ts";
import { backUp, type Places } from "./backup.ts";
import { restore } from "./restore.ts";

const WORK = { backup: backUp, restore } as const;
export type Command = keyof typeof WORK;

const USAGE: Readonly<Record<Command, string>> = {
  backup: "Usage: npm run backup -- FOLDER [--keys FOLDER]",
  restore: "Usage: npm run restore -- FOLDER [--keys FOLDER]",
};

/** Returns the exit code: 0 where both sides are the same, 1 where not, 2 for wrong usage. */
export async function run(
  command: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Output = process.stdout,
): Promise<number> {
  const { print, show } = createProgress(output);
  const places = placesIn(args);
  if (places === undefined) {
    print(USAGE[command]);
    return 2;
  }
  try {
    const config = readConfig(environment);
    const began = performance.now();
    const rows = await WORK[command]({ ...config, dataDir: resolve(config.dataDir) }, places, { print, show });
    print(tableOf(rows));
    const isSame = rows.every(({ problem }) => problem === undefined);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    print(isSame ? `Both are the same, after ${seconds} s.` : "Not the same: run this again.");
    return isSame ? 0 : 1;
  } catch (error) {
    print(`That did not work: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    return 1;
  }
}

/** Undefined for wrong usage. */
function placesIn(args: readonly string[]): Places | undefined {
  try {
    const { values, positionals } = parseArgs({
      ...{ args: [...args], allowPositionals: true },
      options: { keys: { type: "string" } },
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) return undefined;
    return { folder: resolve(folder), keysFolder: resolve(values.keys ?? join(folder, "keys")) };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
