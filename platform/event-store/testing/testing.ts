// A store in a temporary folder, for tests: `await using temp = await openTempEventStore()`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEventStore } from "../open.ts";
import type { EventStore } from "../port.ts";

export type TempEventStore = AsyncDisposable & {
  readonly eventStore: EventStore;
  readonly dataDir: string;
  /** Another store on the same data, as another process would open it. */
  readonly another: () => Promise<EventStore>;
};

export async function openTempEventStore(): Promise<TempEventStore> {
  const dataDir = await mkdtemp(join(tmpdir(), "sb-events-"));
  const opened: EventStore[] = [];
  const another = async () => {
    const store = await openEventStore("sqlite:", dataDir);
    opened.push(store);
    return store;
  };
  return {
    eventStore: await another(),
    dataDir,
    another,
    [Symbol.asyncDispose]: async () => {
      for (const store of opened.reverse()) await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
