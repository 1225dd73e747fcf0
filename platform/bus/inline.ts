// The bus within one process: each consumer group follows the event store.
import { type Checkpoints, openCheckpoints } from "./checkpoints.ts";
import { consume } from "./consumer.ts";
import type { Bus, BusOptions } from "./port.ts";

/** `path`: the file of the checkpoints. */
export async function openInlineBus(path: string, options: BusOptions): Promise<Bus> {
  return createInlineBus(await openCheckpoints(path, options.onDamage), options);
}

function createInlineBus(checkpoints: Checkpoints, options: BusOptions): Bus {
  const running = new Map<string, () => Promise<void>>();
  return {
    attach: async (log) => checkpoints.attach(log),
    // Groups read the event store, so there is nothing to publish.
    async publish() {},
    async subscribe(subscription) {
      const { group } = subscription;
      if (running.has(group)) throw new Error(`the group ${group} has a consumer in this process already`);
      const stopping = new AbortController();
      const consuming = consume(subscription, checkpoints, options, stopping.signal);
      const stop = async (): Promise<void> => {
        stopping.abort();
        await consuming;
        if (running.get(group) === stop) running.delete(group);
      };
      running.set(group, stop);
      return { stop };
    },
    async close() {
      await Promise.all([...running.values()].map((stop) => stop()));
      await checkpoints.close();
    },
  };
}
