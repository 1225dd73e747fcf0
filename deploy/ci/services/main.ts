// Runs a command while the servers that tests need are there: node deploy/ci/services/main.ts npm test
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { keepTemporaryFilesInMemory } from "../memory.ts";
import { servicesHere } from "./all.ts";
import { withServices } from "./with-services.ts";

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("which command? node deploy/ci/services/main.ts npm test");

keepTemporaryFilesInMemory();
/** Downloads are kept from run to run. */
const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "safer-block-services");
mkdirSync(folder, { recursive: true });

const services = await servicesHere(process.env, console.log);
process.exitCode = await withServices(services, folder, async (env) => {
  console.log(`running: ${services.map(({ name }) => name).join(", ")}`);
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return await endOf(child);
});

/** Its exit code. Signals go on to it, so that the servers are stopped after it. */
async function endOf(child: ChildProcess): Promise<number> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, "exit");
  return code ?? 1;
}
