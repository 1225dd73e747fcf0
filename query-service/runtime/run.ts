// The query service as a process: its rows of the route table, TAXII and feeds. Any number of them run side by side.
import { indexes, subjects, travels, WRITTEN } from "@sb/contracts/subjects.ts";
import { createVerifyKey } from "@sb/platform/http/request/verify-key.ts";
import { createPapers } from "@sb/platform/pdf/papers.ts";
import { type ModelStates, watchModels } from "@sb/platform/read-store/model-states.ts";
import { createReadable } from "@sb/platform/read-store/readable.ts";
import { enginesOf } from "@sb/platform/service/engines.ts";
import { namesIn } from "@sb/platform/service/model-names.ts";
import { onlyReady, onlyReadyIndexes } from "@sb/platform/service/only-ready.ts";
import { openApart } from "@sb/platform/service/open-apart.ts";
import { openBusOf } from "@sb/platform/service/open-bus.ts";
import { openCountersOf } from "@sb/platform/service/open-counters.ts";
import { openJobsOf } from "@sb/platform/service/open-jobs.ts";
import { openReadSide, openWriteSide, type ReadSide } from "@sb/platform/service/open-sides.ts";
import type { Start } from "@sb/platform/service/process.ts";
import { serveApart } from "@sb/platform/service/serve-apart.ts";
import { tellBoard } from "@sb/platform/service/tell-board.ts";
import { tokensOf } from "@sb/platform/service/tokens.ts";
import { watchBoard } from "@sb/platform/service/watch-board.ts";
import type { createQueryHandlers } from "../main.ts";
import { mountSharing } from "../sharing/mount.ts";
import { createSharing } from "../sharing/sharing.ts";

const PORTS = ["eventStore", "keys", "readStore", "search", "bus", "jobs", "files", "rateLimit"] as const;

type Parts = { readonly createQueryHandlers: typeof createQueryHandlers };

export const startQueryService =
  (environment: NodeJS.ProcessEnv, { createQueryHandlers }: Parts): Start =>
  async (resources, fail) => {
    const apart = openApart(environment, PORTS, resources, fail);
    const { config, log, dataDir, onDamage } = apart;
    const { publicUrl, newsSources = [] } = config;
    const writeSide = await openWriteSide(config, dataDir, resources, onDamage);
    const readSide = await openReadSide(config, dataDir, indexes, resources, onDamage);
    const jobs = await openJobsOf(config, dataDir, { log, onDamage }, resources);
    const counters = await openCountersOf(config, dataDir, resources);
    const bus = await openBusOf(config, dataDir, { ...writeSide, travels, log, onDamage }, resources);
    const board = resources.adopt(await watchBoard(readSide.readStore, log), (watch) => watch.close());
    const told = async () => ({ reads: [...models, ...INDEXES], canRead: WRITTEN });
    resources.adopt(tellBoard({ readStore: readSide.readStore, told, log }), (telling) => telling.close());
    const states = watchAll(readSide, resources);
    // Before that nobody could be told which models are ready.
    await states.told;
    const versionOf = (model: string) => states.of(model).version;
    const ready = { readStore: onlyReady(readSide.readStore), searchEngine: onlyReadyIndexes(readSide.searchEngine) };
    const readable = createReadable({ ...board, states, head: writeSide.eventStore.head, storeOf: storeIn(readSide) });
    const deps = {
      ...{ ...writeSide, ...ready, ...counters, jobs, log, publicUrl, newsSources, versionOf },
      bus: { groups: board.groups, paused: bus.paused },
      papers: createPapers(),
      webhookPublicKey: config.webhooks.publicKey,
      projectionStates: async () => board.projections(),
    };
    const keys = { verifyKey: createVerifyKey({ ...ready, ...readable }), keyUsage: counters.keyUsage };
    const sharing = { ...keys, ...readable, sharing: createSharing(deps), publicUrl, versionOf, log };
    const http = {
      ...{ ...counters, ...keys, ...readable },
      handlers: createQueryHandlers(deps),
      verifyAccess: tokensOf(config, publicUrl, writeSide).verifyAccess,
    };
    const engines = enginesOf({ ...writeSide, ...readSide, ...counters, bus }, indexes[0]?.name);
    return serveApart(
      apart,
      { jobs, engines, unready: unreadyOf(states), failing: () => readable.staleOf([...models, ...INDEXES]) },
      { ...http, mountMore: (app, limiters) => mountSharing(app, limiters, sharing) },
      resources,
    );
  };

const { models, indexes: indexNames } = namesIn(subjects);
const INDEXES: ReadonlySet<string> = new Set(indexNames);

/**
 * All must have been ready once. An index that is lost later degrades its own routes: without searches, look-ups still have their
 * answers.
 */
function unreadyOf({ unready }: ModelStates): () => readonly string[] {
  let isComplete = false;
  return () => {
    const all = unready([...models, ...INDEXES]);
    isComplete ||= all.length === 0;
    return isComplete ? unready(models) : all;
  };
}

const storeIn =
  ({ readStore, searchEngine }: ReadSide) =>
  (model: string) =>
    INDEXES.has(model) ? searchEngine : readStore;

function watchAll(readSide: ReadSide, resources: AsyncDisposableStack) {
  return resources.adopt(watchModels([...models, ...INDEXES], storeIn(readSide)), (watched) => watched.close());
}
