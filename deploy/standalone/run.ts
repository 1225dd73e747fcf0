// The process: settings, start, the URL on the console, graceful shutdown.
import { ConfigError, readConfig } from "@sb/platform/config/config.ts";
import type { Parts } from "./parts.ts";
import { type Standalone, start } from "./start.ts";
import { StartError } from "./start-error.ts";

/** Runs until SIGINT or SIGTERM. A wrong setting, a port in use, an unusable folder: one clear line and exit code 1. */
export async function run(args: readonly string[], environment: NodeJS.ProcessEnv, parts?: Parts): Promise<void> {
  try {
    const unknown = args.find((arg) => arg !== "--empty");
    if (unknown !== undefined)
      throw new ConfigError(`unknown option ${unknown}; there is only --empty (no demo content)`);
    const server = await start(readConfig(environment), { demo: !args.includes("--empty") }, parts);
    console.log(server.greeting);
    stopOnSignal(server);
  } catch (error) {
    console.error(`Safer Block could not start: ${reasonOf(error)}`);
    process.exit(1);
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ""] = text.split("\n");
  const expected = error instanceof ConfigError || error instanceof StartError;
  return expected || process.env.SB_LOG_LEVEL !== "debug" ? line : String(error instanceof Error ? error.stack : error);
}

function stopOnSignal(server: Standalone): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal stops at once.
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error) => {
          console.error(`Safer Block did not stop cleanly: ${reasonOf(error)}`);
          process.exit(1);
        },
      );
    });
  }
}
