// The workers: what happens in the outside world because of an event.
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { createEvidenceWorker } from "./report/evidence.ts";
import { checkGroups, type Worker } from "./runtime/worker.ts";

export type WorkerDeps = { readonly bus: Pick<Bus, "subscribe">; readonly files: Files; readonly log: Log };

/** `stop` waits for the work under way. Throws, with nothing started, where a consumer group has no worker or two. */
export async function startWorkers(
  deps: WorkerDeps,
  workers: readonly Worker[] = createWorkers(deps),
): Promise<{ stop(): Promise<void> }> {
  checkGroups(workers);
  const consumers = await Promise.all(workers.map((worker) => deps.bus.subscribe(worker)));
  deps.log.info({ groups: workers.map(({ group }) => group) }, "the workers are at work");
  return {
    async stop() {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
    },
  };
}

const createWorkers = ({ files }: WorkerDeps): readonly Worker[] => [createEvidenceWorker(files)];
