// The command: options, progress, a table of what was compared, the exit code.
import { ConfigError } from "@sb/platform/config/config.ts";
import { createProgress, type Output } from "../import/progress.ts";
import { migrate } from "./migrate.ts";
import { readOptions, USAGE } from "./options.ts";
import { type Row, tableOf } from "./row.ts";
import { readSides } from "./settings.ts";

/** Returns the exit code: 0 where both sides are the same, 1 where not, 2 for wrong usage. */
export async function run(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Output = process.stdout,
): Promise<number> {
  const progress = createProgress(output);
  const options = readOptionsOr(args, progress.print);
  if (options === undefined) return 2;
  if (options === "HELP") {
    progress.print(USAGE);
    return 0;
  }
  try {
    const rows = await migrate(await readSides(options, environment), { ...options, progress });
    progress.print(tableOf(rows));
    progress.print(endOf(rows));
    return rows.some(({ problem }) => problem !== undefined) ? 1 : 0;
  } catch (error) {
    progress.print(`The move stopped: ${lineOf(error)}`);
    if (!(error instanceof ConfigError)) progress.print("What was copied so far is kept; run this again to go on.");
    return 1;
  }
}

function readOptionsOr(
  args: readonly string[],
  print: (line: string) => void,
): ReturnType<typeof readOptions> | undefined {
  try {
    return readOptions(args);
  } catch (error) {
    print(lineOf(error));
    print(USAGE);
    return undefined;
  }
}

const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message.split("\n")[0] : undefined) ?? String(error);

const endOf = (rows: readonly Row[]): string =>
  rows.some(({ problem }) => problem !== undefined)
    ? "Not the same: don't start services on the target yet."
    : "Both are the same. Start the services on the target; the source stays as it is.";
