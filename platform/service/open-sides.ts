// Opens every port by its URL, plus the vault and the command handling, which need only the ports.
import { businessCounts } from "@sb/contracts/subjects.ts";
import type { SealedLog } from "../bus/port.ts";
import { nowText } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { createHandleCommand } from "../decide/handle.ts";
import type { HandleCommand } from "../decider.ts";
import { openEventStore } from "../event-store/open.ts";
import type { EventStore } from "../event-store/port.ts";
import { openFiles } from "../files/open.ts";
import type { Files } from "../files/port.ts";
import { openInvalidation } from "../invalidation/open.ts";
import { announced } from "../keys/announced.ts";
import { openKeys } from "../keys/open.ts";
import type { Keys } from "../keys/port.ts";
import { openReadStore } from "../read-store/open.ts";
import type { ReadStore } from "../read-store/port.ts";
import { openSearchEngine } from "../search/open.ts";
import type { IndexSchema, SearchEngine } from "../search/port.ts";
import { presenceIn } from "../search/presence.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import { countEvents } from "../telemetry/count-events.ts";
import { loadMasterKey } from "../vault/master-key.ts";
import { openEvents, sealedLog } from "../vault/open-events.ts";
import { openVault } from "../vault/open-vault.ts";
import type { Vault } from "../vault/port.ts";
import { requireLog } from "./require-log.ts";

/** What commands need. The importer opens only this. */
export type WriteSide = {
  readonly eventStore: EventStore;
  /** The same events as they are stored, for the bus. */
  readonly sealed: SealedLog;
  readonly keys: Keys;
  readonly vault: Vault;
  readonly files: Files;
  readonly handle: HandleCommand;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

export type ReadSide = { readonly readStore: ReadStore; readonly searchEngine: SearchEngine };

type Settings = Pick<Config, "urls" | "masterKey">;

/** `resources` closes everything in reverse order. */
export async function openWriteSide(
  settings: Settings,
  dataDir: string,
  resources: AsyncDisposableStack,
  onDamage?: OnDamage,
): Promise<WriteSide> {
  requireLog(settings.urls.eventStore, dataDir);
  const masterKey = await loadMasterKey({ key: settings.masterKey, dataDir });
  const stored = resources.adopt(await openEventStore(settings.urls.eventStore, dataDir, onDamage), (store) =>
    store.close(),
  );
  const files = resources.adopt(await openFiles(settings.urls.files, dataDir), (store) => store.close());
  const place = { dataDir, eventStoreUrl: settings.urls.eventStore, eventStore: stored, clock: nowText };
  const invalidation = resources.adopt(await openInvalidation(settings.urls.invalidation), (open) => open.close());
  const storedKeys = resources.adopt(await openKeys(settings.urls.keys, place), (store) => store.close());
  const keys = announced(storedKeys, invalidation);
  const vault = await openVault({ keys, eventStore: stored, masterKey });
  const eventStore = countEvents(openEvents(stored, vault), businessCounts);
  return {
    eventStore,
    sealed: sealedLog(stored, vault),
    keys,
    vault,
    files,
    handle: createHandleCommand({ eventStore, vault }),
    clock: nowText,
  };
}

export async function openReadSide(
  settings: Settings,
  dataDir: string,
  indexes: readonly IndexSchema[],
  resources: AsyncDisposableStack,
  onDamage?: OnDamage,
): Promise<ReadSide> {
  const { urls } = settings;
  const readStore = resources.adopt(await openReadStore(urls.readStore, dataDir, onDamage), (store) => store.close());
  const presence = presenceIn(readStore);
  const searchEngine = resources.adopt(
    await openSearchEngine(urls.search, dataDir, indexes, onDamage, presence),
    (engine) => engine.close(),
  );
  return { readStore, searchEngine };
}
