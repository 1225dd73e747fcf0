// The command: settings, the jobs, one line for each answer.
import { resolve } from "node:path";
import { readConfig } from "@sb/platform/config/config.ts";
import { openExistingJobs } from "@sb/platform/jobs/open.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { createLogger } from "@sb/platform/log.ts";
import { drop, list, type Print, replay, show } from "./job-commands.ts";

const USAGE = `Usage: npm run jobs -- COMMAND
  list [KIND]         how many jobs wait, run and are parked, and which are parked
  show KIND ID        one job with its history
  replay KIND [ID]    runs a parked job again, or all parked ones of the kind
  drop KIND ID        removes a parked job; its work is never done`;

type Command = (jobs: Jobs, args: readonly string[], print: Print) => Promise<boolean>;

const COMMANDS: Readonly<Record<string, { readonly run: Command; readonly args: readonly number[] }>> = {
  list: { run: list, args: [0, 1] },
  show: { run: show, args: [2] },
  replay: { run: replay, args: [1, 2] },
  drop: { run: drop, args: [2] },
};

/** Answers with the exit code: 0 done, 1 there is no such job or no jobs at all, 2 wrong usage. */
export async function runJobs(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print = console.log,
): Promise<number> {
  const [name = "", ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command?.args.includes(rest.length)) {
    print(USAGE);
    return 2;
  }
  try {
    const { urls, dataDir, logLevel } = readConfig(environment);
    await using resources = new AsyncDisposableStack();
    const jobs = resources.adopt(
      await openExistingJobs(urls.jobs, resolve(dataDir), { log: createLogger(logLevel) }),
      (open) => open.close(),
    );
    return (await command.run(jobs, rest, print)) ? 0 : 1;
  } catch (error) {
    print(`That did not work: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    return 1;
  }
}
