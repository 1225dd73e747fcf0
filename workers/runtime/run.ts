// The workers as a process. Any number of them run side by side: each job and each group's event goes to one.
import { travels, WRITTEN } from "@sb/contracts/subjects.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import { askStepsAt } from "@sb/platform/service/ask-steps.ts";
import { enginesOf } from "@sb/platform/service/engines.ts";
import { makeJobsAgain } from "@sb/platform/service/lost-jobs.ts";
import { onlyReady } from "@sb/platform/service/only-ready.ts";
import { openApart } from "@sb/platform/service/open-apart.ts";
import { openBusOf } from "@sb/platform/service/open-bus.ts";
import { openJobsOf } from "@sb/platform/service/open-jobs.ts";
import { openMailerOf } from "@sb/platform/service/open-mailer.ts";
import { openPartnersOf } from "@sb/platform/service/open-partners.ts";
import { openWriteSide } from "@sb/platform/service/open-sides.ts";
import type { Start } from "@sb/platform/service/process.ts";
import { requireCommandUrl } from "@sb/platform/service/require-command-url.ts";
import { serveOperators } from "@sb/platform/service/serve-apart.ts";
import { tellBoard } from "@sb/platform/service/tell-board.ts";
import { serviceTokenOf } from "@sb/platform/service/tokens.ts";
import { watchJobs } from "@sb/platform/service/watch-jobs.ts";
import { webhooksOf } from "@sb/platform/service/webhooks.ts";
import { theNetwork } from "../dispute/site-proof/look-at-site.ts";
import type { startWorkers } from "../main.ts";
import type { JobDeps, WorkerDeps } from "./parts.ts";
import { createRemoteSteps } from "./remote-steps.ts";
import { type JobParts, startJobs } from "./start-jobs.ts";

const PORTS = ["eventStore", "keys", "readStore", "bus", "jobs", "files"] as const;

type Parts = {
  readonly createWorkers: (deps: WorkerDeps) => readonly Subscription[];
  readonly createJobs: (deps: JobDeps) => JobParts;
  readonly startWorkers: typeof startWorkers;
};

export const startWorkersProcess =
  (environment: NodeJS.ProcessEnv, { createWorkers, createJobs, startWorkers }: Parts): Start =>
  async (resources, fail) => {
    const apart = openApart(environment, PORTS, resources, fail);
    const { config, log, dataDir, onDamage } = apart;
    const { publicUrl, newsSources = [] } = config;
    const url = requireCommandUrl(config);
    const writeSide = await openWriteSide(config, dataDir, resources, onDamage);
    const readStore = resources.adopt(await openReadStore(config.urls.readStore, dataDir, onDamage), (open) =>
      open.close(),
    );
    // A job that reads a model that is being built is put off until that is ready.
    const ready = { readStore: onlyReady(readStore) };
    const jobs = await openJobsOf(config, dataDir, { log, onDamage }, resources);
    const mailer = await openMailerOf(config, dataDir, log, resources);
    const bus = await openBusOf(config, dataDir, { ...writeSide, travels, log, onDamage }, resources);
    const partners = await openPartnersOf(config, log, resources);
    const deps = {
      ...{ ...writeSide, ...ready, jobs, mailer, partners, log, publicUrl, newsSources },
      ...createRemoteSteps(askStepsAt({ url, token: serviceTokenOf(writeSide) })),
      ...webhooksOf(config),
      network: {},
      look: theNetwork,
    };
    const workers = createWorkers(deps);
    const watching = { ...writeSide, jobs, bus, workers, log };
    const { isLost: jobsLost } = resources.adopt(await watchJobs(watching), (watch) => watch.close());
    await startJobs(jobs, createJobs(deps), log);
    await makeJobsAgain(dataDir, bus, workers);
    resources.adopt(await startWorkers(bus, workers, log), (running) => running.stop());
    const told = async () => ({ groups: bus.groups(), canRead: WRITTEN });
    resources.adopt(tellBoard({ readStore, told, log }), (telling) => telling.close());
    const engines = enginesOf({ ...writeSide, readStore, bus });
    return serveOperators(apart, { bus, jobs, jobsLost, engines }, resources);
  };
