// The command service as a process: its rows of the route table, the steps that other services ask for, and the follow-ups of
// its commands. Any number of them run side by side.
import { subjects, travels } from "@sb/contracts/subjects.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { subscribeAll } from "@sb/platform/bus/subscribe-all.ts";
import type { ApartConfig } from "@sb/platform/config/apart.ts";
import { continueSeqs } from "@sb/platform/decide/continue-seqs.ts";
import { createVerifyKey } from "@sb/platform/http/request/verify-key.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import { enginesOf } from "@sb/platform/service/engines.ts";
import { namesIn } from "@sb/platform/service/model-names.ts";
import { onlyReady } from "@sb/platform/service/only-ready.ts";
import { openApart } from "@sb/platform/service/open-apart.ts";
import { openBusOf } from "@sb/platform/service/open-bus.ts";
import { openCountersOf } from "@sb/platform/service/open-counters.ts";
import { openJobsOf } from "@sb/platform/service/open-jobs.ts";
import { openWriteSide } from "@sb/platform/service/open-sides.ts";
import type { Start } from "@sb/platform/service/process.ts";
import { serveApart } from "@sb/platform/service/serve-apart.ts";
import { mountSteps } from "@sb/platform/service/steps.ts";
import { tellBoard } from "@sb/platform/service/tell-board.ts";
import { serviceTokenOf } from "@sb/platform/service/tokens.ts";
import { watchBoard } from "@sb/platform/service/watch-board.ts";
import type { createCommandHandlers } from "../main.ts";
import { openViewsOf } from "../views/open-views.ts";
import { createOwnDeps } from "./own-deps.ts";
import type { CommandDeps } from "./parts.ts";
import { createSteps } from "./steps.ts";

const PORTS = ["eventStore", "keys", "readStore", "bus", "jobs", "files", "rateLimit"] as const;

type Parts = {
  readonly createCommandHandlers: typeof createCommandHandlers;
  readonly createFollowUps: (deps: CommandDeps) => readonly Subscription[];
};

export const startCommandService =
  (environment: NodeJS.ProcessEnv, { createCommandHandlers, createFollowUps }: Parts): Start =>
  async (resources, fail) => {
    const apart = openApart(environment, PORTS, resources, fail);
    const { config, log, dataDir, onDamage } = apart;
    const writeSide = await openWriteSide(config, dataDir, resources, onDamage);
    await continueSeqs(writeSide.eventStore);
    const readStore = resources.adopt(await openReadStore(config.urls.readStore, dataDir, onDamage), (open) =>
      open.close(),
    );
    const jobs = await openJobsOf(config, dataDir, { log, onDamage }, resources);
    const counters = await openCountersOf(config, dataDir, resources);
    const bus = await openBusOf(config, dataDir, { ...writeSide, travels, log, onDamage }, resources);
    const platform = { ...writeSide, ...counters, readStore, jobs, bus, log };
    const { countView } = await openViewsOf(config, dataDir, platform, resources);
    const deps = { ...platform, ...depsOf(config, platform), countView };
    const board = resources.adopt(await watchBoard(readStore, log), (watch) => watch.close());
    resources.adopt(await subscribeAll(bus, createFollowUps(deps)), (running) => running.stop());
    const told = async () => ({ groups: bus.groups() });
    resources.adopt(tellBoard({ readStore, told, log }), (telling) => telling.close());
    const staleOf = (models: readonly string[]) => models.filter(board.isFailing);
    const http = {
      ...counters,
      handlers: createCommandHandlers(deps),
      verifyAccess: deps.tokens.verifyAccess,
      verifyKey: createVerifyKey({ readStore: onlyReady(readStore), staleOf }),
      // Commands are decided on the event store: they wait for no read model.
      whenReadable: async () => "READABLE" as const,
      staleOf,
      unready: () => [],
    };
    const steps = createSteps(deps);
    const token = serviceTokenOf(writeSide);
    return serveApart(
      apart,
      { bus, jobs, engines: enginesOf(platform), failing: () => staleOf(deps.projections) },
      { ...http, mountMore: (app) => mountSteps(app, token, steps) },
      resources,
    );
  };

function depsOf(config: ApartConfig, platform: Parameters<typeof createOwnDeps>[2]) {
  const { publicUrl, newsSources = [] } = config;
  const { models, indexes } = namesIn(subjects);
  const own = createOwnDeps(config, publicUrl, platform);
  return { ...own, publicUrl, newsSources, projections: [...models, ...indexes] };
}
