// The process: settings, start, the URL on the console, graceful shutdown.
import { ConfigError, readConfig } from "@sb/platform/config/config.ts";
import { StartError, startFailure } from "@sb/platform/service/start-error.ts";
import type { Parts } from "./parts.ts";
import { type Standalone, start } from "./start.ts";

/** Runs until SIGINT or SIGTERM. A wrong setting, a port in use, an unusable folder: one clear line and exit code 1. */
export async function run(args: readonly string[], environment: NodeJS.ProcessEnv, parts?: Parts): Promise<void> {
  try {
    const unknown = args.find((arg) => arg !== "--empty");
    if (unknown !== undefined)
      throw new ConfigError(`unknown option ${unknown}; there is only --empty (no demo content)`);
    const config = readConfig(environment);
    const options = { demo: !args.includes("--empty") };
    const server = await start(config, options, parts);
    // Nobody should have to look for a new address after a restart.
    const samePort = config.port === 0 ? { ...config, port: Number(new URL(server.url).port) } : config;
    await keepRunning(server, () => start(samePort, options, parts));
  } catch (error) {
    console.error(`Safer Block could not start: ${startFailure(error)}`);
    process.exit(1);
  }
}

/** In the life of the process. */
const RESTARTS = 3;

/** Starts anew where a damaged file is met: what can be made anew is, and a damaged events.db is refused with one line. */
async function keepRunning(first: Standalone, restart: () => Promise<Standalone>): Promise<never> {
  let server = first;
  stopOnSignal(() => server.stop());
  // Only now: who reads this may send a signal at once.
  console.log(first.greeting);
  for (let restarts = 0; ; restarts += 1) {
    const file = await server.broken;
    // A damaged file may not let itself be closed; all else is closed all the same.
    await server.stop().catch((error) => console.error(`Safer Block did not stop cleanly: ${startFailure(error)}`));
    if (restarts === RESTARTS) throw new StartError(`${file} is damaged again and again: look at the disk`);
    server = await restart();
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal stops at once.
      if (stopping) process.exit(1);
      stopping = true;
      // Where nothing is left that could end what still waits, Node would end with an exit code of its own.
      process.once("beforeExit", () => process.exit(0));
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(`Safer Block did not stop cleanly: ${startFailure(error)}`);
          process.exit(1);
        },
      );
    });
  }
}
