// Rebuilds all read models from the first event, then the search index, from the log of a data folder.

import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { type EventStore, type Position, START } from "@sb/platform/event-store/port.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { createLogger } from "@sb/platform/log.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { openSearchEngine } from "@sb/platform/search/open.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { loadMasterKey } from "@sb/platform/vault/master-key.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { startProjector } from "@sb/projector/runtime/start.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { median, timed } from "../rounds.ts";
import { atLeast, count, note, type Row } from "../row.ts";

const BUDGET = 20_000;

type Stores = { readonly eventStore: EventStore; readonly readStore: ReadStore; readonly searchEngine: SearchEngine };
/** Events per second; `modelsByProcessor` per second of the main thread's CPU time, so that other load does not count. */
type Speeds = { readonly models: number; readonly modelsByProcessor: number; readonly index: number };

export async function benchRebuild({ quick, say, store }: Context): Promise<readonly Row[]> {
  const { dataDir, events } = await store();
  const stored = await openEventStore("sqlite:", dataDir);
  try {
    const masterKey = await loadMasterKey({ dataDir });
    const vault = await openVault({ keys: createKeysInLog(stored), eventStore: stored, masterKey });
    const eventStore = openEvents(stored, vault);
    const head = await eventStore.head();
    const speeds: Speeds[] = [];
    for (let round = 1; round <= (quick ? 1 : 3); round += 1) {
      say(`rebuilding, round ${round}`);
      speeds.push(await rebuild(eventStore, head, events));
    }
    const perSecond = (value: number) => `${count(value)} events/s`;
    return [
      atLeast("rebuild of all read models", median(speeds.map(({ models }) => models)), BUDGET, perSecond),
      note("  for each second of processor time", perSecond(median(speeds.map((speed) => speed.modelsByProcessor)))),
      note("  then of the search index", perSecond(median(speeds.map(({ index }) => index)))),
    ];
  } finally {
    await stored.close();
  }
}

async function rebuild(eventStore: EventStore, head: Position, events: number): Promise<Speeds> {
  using folder = temporaryFolder();
  const readStore = await openReadStore("sqlite:", folder.path);
  const searchEngine = await openSearchEngine("sqlite:", folder.path, [REPORT_SEARCH]);
  const stores = { eventStore, readStore, searchEngine };
  try {
    const speedOf = async (indexed: boolean) => events / ((await timed(() => catchUp(stores, head, indexed))) / 1_000);
    const before = process.threadCpuUsage();
    const models = await speedOf(false);
    const { user, system } = process.threadCpuUsage(before);
    const speeds = { models, modelsByProcessor: events / ((user + system) / 1_000_000), index: await speedOf(true) };
    if ((await searchEngine.checkpoint(REPORT_SEARCH.name)) === START)
      throw new Error("The search index was not filled");
    return speeds;
  } finally {
    await searchEngine.close();
    await readStore.close();
  }
}

/** Catches up as a server does at start when a projection is new. */
async function catchUp(stores: Stores, head: Position, indexed: boolean): Promise<void> {
  const log = createLogger("warn");
  const projections = indexed ? PROJECTIONS : { ...PROJECTIONS, indexProjections: [] };
  const projector = startProjector({ ...stores, ...projections, log });
  try {
    await projector.whenProjected(head);
  } finally {
    await projector.stop();
  }
}
