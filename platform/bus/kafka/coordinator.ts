// A new Kafka makes the topics of its coordinators when they are first asked, and a broker that takes over reads them first.
// Until then it answers that it is not ready, longer than a client tries by itself.
import { setTimeout as delay } from "node:timers/promises";

const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;
const NOT_READY: readonly unknown[] = [
  "GROUP_LOAD_IN_PROGRESS",
  "GROUP_COORDINATOR_NOT_AVAILABLE",
  "NOT_COORDINATOR_FOR_GROUP",
];

/** Asks again while the coordinator is not ready, for 30 seconds at most. */
export async function whenCoordinated<T>(ask: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isNotReady(error) || performance.now() > until) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/** The client wraps what it tried in vain. */
const isNotReady = (error: unknown): boolean =>
  error instanceof Error && (("type" in error && NOT_READY.includes(error.type)) || isNotReady(error.cause));
