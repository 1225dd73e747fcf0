// The step before a command service starts: it waits until nobody is left who could not read what that writes, which are query services,
// projectors and workers of a release before. Where the services start for the first time, there are none.
import { setTimeout as later } from "node:timers/promises";
import { WRITTEN } from "@sb/contracts/subjects.ts";
import { readDistributedConfig } from "@sb/platform/config/distributed.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import { olderReaders, readHeartbeats } from "@sb/platform/service/heartbeat.ts";
import { startFailure } from "@sb/platform/service/start-error.ts";

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 1_000;

async function awaitReaders(environment: NodeJS.ProcessEnv): Promise<void> {
  const { urls, dataDir } = readDistributedConfig(environment, ["readStore"]);
  await using resources = new AsyncDisposableStack();
  const readStore = resources.adopt(await openReadStore(urls.readStore, dataDir), (open) => open.close());
  const left = async (): Promise<number> => olderReaders(await readHeartbeats(readStore), WRITTEN).length;
  for (let told = 0, count = await left(); count > 0; count = await left()) {
    if (count !== told) console.log(`waiting: ${count} processes of the release before read events`);
    told = count;
    await later(LOOK_EVERY_MS);
  }
  console.log(`all that read events can read what this release writes (${WRITTEN})`);
}

try {
  await awaitReaders(process.env);
} catch (error) {
  console.error(`await-readers: ${startFailure(error)}`);
  process.exitCode = 1;
}
