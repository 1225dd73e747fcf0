// Opens every port by its URL, and what needs only the ports: the vault, and the handling of commands.
import { statSync } from "node:fs";
import { join } from "node:path";
import { businessCounts, indexes, travels } from "@sb/contracts/subjects.ts";
import { openBus } from "../bus/open.ts";
import type { Bus, Relay, SealedLog } from "../bus/port.ts";
import { nowText } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { createHandleCommand } from "../decide/handle.ts";
import type { HandleCommand } from "../decider.ts";
import { openEventStore } from "../event-store/open.ts";
import type { EventStore } from "../event-store/port.ts";
import { openFiles } from "../files/open.ts";
import type { Files } from "../files/port.ts";
import { openInvalidation } from "../invalidation/open.ts";
import { openJobs } from "../jobs/open.ts";
import type { Jobs } from "../jobs/port.ts";
import { announced } from "../keys/announced.ts";
import { openKeys } from "../keys/open.ts";
import type { Keys } from "../keys/port.ts";
import { openLeases } from "../lease/open.ts";
import type { Logger } from "../log.ts";
import { openMailer } from "../mail/open.ts";
import type { Mailer } from "../mail/port.ts";
import { openPartnerTopic } from "../partners/open.ts";
import { createKeyUsage, type KeyUsage } from "../rate-limit/key-usage.ts";
import { openDailyCounters, openRateLimitCounters } from "../rate-limit/open.ts";
import type { RateLimitCounters } from "../rate-limit/port.ts";
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
import { attachToLog } from "./attach-log.ts";
import { requireLog } from "./data-dir.ts";
import { noteLostJobs } from "./lost-jobs.ts";

/** The ports that commands need. The importer opens only this. */
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

/** The read store, and the search engine beside it. */
export async function openReadSide(
  settings: Settings,
  dataDir: string,
  schemas: readonly IndexSchema[],
  resources: AsyncDisposableStack,
  onDamage?: OnDamage,
): Promise<ReadSide> {
  const { urls } = settings;
  const readStore = resources.adopt(await openReadStore(urls.readStore, dataDir, onDamage), (store) => store.close());
  const opening = openSearchEngine(urls.search, dataDir, schemas, onDamage, presenceIn(readStore));
  return { readStore, searchEngine: resources.adopt(await opening, (engine) => engine.close()) };
}

/** The same store, whose reads reject with NotReady. Writers have the store itself. */
export const onlyReady = (store: ReadStore): ReadStore => ({ ...store, model: store.readyModel });

export const onlyReadyIndexes = (engine: SearchEngine): SearchEngine => ({ ...engine, index: engine.readyIndex });

/** The settings that a process opens its ports with. */
export type Opening = {
  readonly config: Config;
  readonly dataDir: string;
  readonly log: Logger;
  readonly onDamage: OnDamage;
};

/** Ports beside those that every process has. Each is opened when it is first asked for; `resources` closes them in reverse order. */
export function createPorts(opening: Opening, { eventStore, sealed }: WriteSide, resources: AsyncDisposableStack) {
  const { config, dataDir, log, onDamage } = opening;
  const { urls } = config;
  const close = (port: { close(): Promise<void> | void }) => port.close();
  const readStore = once(async () => resources.adopt(await openReadStore(urls.readStore, dataDir, onDamage), close));
  return {
    readStore,
    searchEngine: once(async () => {
      const presence = presenceIn(await readStore());
      return resources.adopt(await openSearchEngine(urls.search, dataDir, indexes, onDamage, presence), close);
    }),
    jobs: once(() => openJobsOf(config, dataDir, opening, resources)),
    mailer: once(() => openMailerOf(opening, resources)),
    counters: once(() => openCountersOf(opening, resources)),
    bus: once(async () => {
      const options = { eventStore, sealed, travels, log, onDamage };
      const bus = resources.adopt(await openBus(urls.bus, dataDir, options), close);
      // Nobody relays this one: everybody attaches it. The others are attached by who has the lease (`relayFrom`).
      if (urls.bus === "inline:") await attachToLog(eventStore, [bus], log);
      return bus;
    }),
    partners: once(async () => {
      const partners = await openPartnerTopic(config.partnersUrl, log);
      if (partners) resources.adopt(partners, close);
      return partners;
    }),
    edgeStore: once(async () =>
      config.edgeStoreUrl === NO_STORE
        ? undefined
        : resources.adopt(await openFiles(config.edgeStoreUrl, dataDir, true), close),
    ),
    leases: once(async () => resources.adopt(await openLeases(urls.lease, dataDir), close)),
  };
}

const NO_STORE = "none:";

export type Ports = ReturnType<typeof createPorts>;

function once<Port>(open: () => Promise<Port>): () => Promise<Port> {
  let opened: Promise<Port> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}

/** Before the bus is opened. Notes it where the jobs were lost (lost-jobs.ts). */
export async function openJobsOf(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  { log, onDamage }: Pick<Opening, "log" | "onDamage">,
  resources: AsyncDisposableStack,
): Promise<Jobs> {
  const isThere = (statSync(join(dataDir, "jobs.db"), { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (urls.jobs === "sqlite:" && !isThere) noteLostJobs(dataDir);
  const open = openJobs(urls.jobs, dataDir, {
    log,
    onDamage: (damage) => {
      if (damage.remade) noteLostJobs(dataDir);
      onDamage(damage);
    },
  });
  return resources.adopt(await open, (jobs) => jobs.close());
}

/** Before the jobs work: they send the mails. A wrong URL throws with one line that names no password. */
async function openMailerOf({ config, dataDir, log }: Opening, resources: AsyncDisposableStack): Promise<Mailer> {
  const { mail, oidc } = config;
  // With a real issuer there are real people, who wait for their mails.
  if (oidc && mail.url.startsWith("file:"))
    log.warn({}, "SB_MAIL_URL is not set: mails are kept in the data folder, not sent");
  return resources.adopt(await openMailer(mail.url, dataDir, mail), (open) => open.close());
}

/** They count requests: of addresses and accounts, of a day, and of API keys. */
export type Counters = {
  readonly counters: RateLimitCounters;
  readonly dailyCounters: RateLimitCounters;
  readonly keyUsage: KeyUsage;
};

async function openCountersOf({ config, dataDir }: Opening, resources: AsyncDisposableStack): Promise<Counters> {
  const opened = async (open: typeof openRateLimitCounters) =>
    resources.adopt(await open(config.urls.rateLimit, dataDir), (counters) => counters.close());
  const dailyCounters = await opened(openDailyCounters);
  return { counters: await opened(openRateLimitCounters), dailyCounters, keyUsage: createKeyUsage(dailyCounters) };
}

/** For the process that has the projector's lease: carries the log's events to the consumers. Begun before it subscribes. */
export async function relayFrom(
  bus: Pick<Bus, "attach" | "relay">,
  { eventStore, log }: { readonly eventStore: EventStore; readonly log: Logger },
): Promise<Relay> {
  await attachToLog(eventStore, [bus], log);
  return bus.relay();
}
