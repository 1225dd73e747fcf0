// The workers: what happens in the outside world because of an event.
import type { Bus, Subscription } from "@sb/platform/bus/port.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { createEvidenceWorker } from "./report/evidence.ts";
import { createPreviewWorker, type PreviewDeps } from "./report/previews/previews.ts";

export type WorkerDeps = PreviewDeps;

/** All workers; each is one consumer group. */
export const createWorkers = ({ files, vault }: WorkerDeps): readonly Subscription[] => [
  createEvidenceWorker(files),
  createPreviewWorker({ files, vault }),
];

/** `stop` waits for the work under way. */
export async function startWorkers(
  bus: Pick<Bus, "subscribe">,
  workers: readonly Subscription[],
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const consumers = await Promise.all(workers.map((worker) => bus.subscribe(worker)));
  log.info({ groups: workers.map(({ group }) => group) }, "the workers are at work");
  return {
    async stop() {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
    },
  };
}
