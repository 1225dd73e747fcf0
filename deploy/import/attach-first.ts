// Before anything is appended, what is derived is made to fit the log. Where events were lost, an import could make the log
// longer than the checkpoints again, and nobody would see that they are of other events.
import { join } from "node:path";
import { indexes, travels } from "@sb/contracts/subjects.ts";
import { openBus } from "@sb/platform/bus/open.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { createLogger } from "@sb/platform/log.ts";
import { attachToLog } from "@sb/platform/service/attach-log.ts";
import { tellOfDamage } from "@sb/platform/service/data-dir.ts";
import { openReadSide, type WriteSide } from "@sb/platform/service/ports.ts";
import { LockHeld, takeFileLock } from "@sb/platform/sqlite/file-lock.ts";

/** Answers whether a server runs on the folder: it has done so at its start. */
export async function attachFirst(config: Config, dataDir: string, { eventStore }: WriteSide): Promise<boolean> {
  await using resources = new AsyncDisposableStack();
  try {
    resources.defer(takeFileLock(join(dataDir, "server.lock")));
  } catch (error) {
    if (error instanceof LockHeld) return true;
    throw error;
  }
  const log = createLogger(config.logLevel);
  // Damage met later is noted beside the file, for the next server.
  const onDamage = tellOfDamage(log, () => undefined);
  const { readStore, searchEngine } = await openReadSide(config, dataDir, indexes, resources, onDamage);
  const options = { eventStore, travels, log, onDamage };
  const bus = resources.adopt(await openBus(config.urls.bus, dataDir, options), (open) => open.close());
  await attachToLog(eventStore, [readStore, searchEngine, bus], log);
  return false;
}
