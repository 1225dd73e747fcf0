// Opens where everything goes.
import { travels } from "@sb/contracts/subjects.ts";
import { openBus } from "@sb/platform/bus/open.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { openJobs } from "@sb/platform/jobs/open.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import type { Keys } from "@sb/platform/keys/port.ts";
import { createLogger } from "@sb/platform/log.ts";
import type { Sides } from "./settings.ts";

export type MoveTarget = {
  readonly eventStore: EventStore;
  readonly keys: Keys;
  /** Opens them once more, without memory of what was made before: for who compares. */
  readonly keysAnew: () => Promise<Keys>;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly bus: Bus;
};

export async function openTarget({ target }: Sides, resources: AsyncDisposableStack): Promise<MoveTarget> {
  const { urls, dataDir } = target;
  const eventStore = resources.adopt(await openEventStore(urls.eventStore, dataDir), (open) => open.close());
  const place = { dataDir, eventStoreUrl: urls.eventStore, eventStore };
  const keysAnew = async () => resources.adopt(await openKeys(urls.keys, place), (open) => open.close());
  const keys = await keysAnew();
  const files = resources.adopt(await openFiles(urls.files, dataDir), (open) => open.close());
  const log = createLogger(target.logLevel);
  const jobs = resources.adopt(await openJobs(urls.jobs, dataDir, { log }), (open) => open.close());
  const bus = resources.adopt(await openBus(urls.bus, dataDir, { eventStore, travels, log }), (open) => open.close());
  return { eventStore, keys, keysAnew, files, jobs, bus };
}
