// The embedded keys: in streams of the SQLite event store, whose processes tell each other of destroyed ones.
import { eventsFile, openEventStore } from "../../event-store/open.ts";
import { watchShreddings } from "../../event-store/sqlite/signal.ts";
import { createKeysInLog } from "../in-log.ts";
import type { KeysPlace } from "../open.ts";
import type { Keys } from "../port.ts";

export async function openSqliteKeys({ dataDir, eventStoreUrl, eventStore, clock }: KeysPlace): Promise<Keys> {
  const store = eventStore ?? (await openEventStore(eventStoreUrl, dataDir));
  const file = eventsFile(eventStoreUrl, dataDir);
  const watch = (destroyed: () => void) => watchShreddings(file, destroyed);
  const keys = createKeysInLog(store, { watch, ...(clock && { clock }) });
  const close = async () => {
    await keys.close();
    if (store !== eventStore) await store.close();
  };
  return { ...keys, close };
}
