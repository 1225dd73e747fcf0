// The workers as a role. Any number of processes have it side by side: each job and each group's event goes to one.
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { startDistributed } from "@sb/platform/service/compose.ts";
import type { Start } from "@sb/platform/service/process.ts";
import type { WorkersRole } from "@sb/platform/service/roles.ts";
import { theNetwork } from "../dispute/site-proof/look-at-site.ts";
import { readWitnesses } from "../log/witnesses.ts";
import type { startWorkers } from "../main.ts";
import type { JobDeps, WorkerDeps } from "./parts.ts";
import { type JobParts, startJobs } from "./start-jobs.ts";

type Creators = {
  readonly createWorkers: (deps: WorkerDeps) => readonly Subscription[];
  readonly createJobs: (deps: JobDeps) => JobParts;
  readonly startWorkers: typeof startWorkers;
};

export const workersRole =
  ({ createWorkers, createJobs, startWorkers }: Creators): WorkersRole =>
  (host) => {
    const { jobs, bus, log } = host;
    // A job that reads a model that is being built is put off until that is ready.
    const { adminEmails, listOrigins } = host.config;
    const witnesses = readWitnesses(host.config.witnesses);
    const own = { adminEmails, witnesses, listNetwork: { exceptOrigin: listOrigins }, look: theNetwork };
    const deps = { ...host, ...host.ready, ...webhooksOf(host.config), ...own };
    const consumers = createWorkers(deps);
    const jobParts = createJobs(deps);
    return {
      consumers,
      jobParts,
      startJobs: () => startJobs(jobs, jobParts, log),
      startConsumers: () => startWorkers(bus, consumers, log),
    };
  };

/** The settings of webhooks as jobs take them. */
const webhooksOf = ({ webhooks }: Pick<Config, "webhooks">) => ({
  webhookNetwork: { exceptOrigin: webhooks.privateOrigins },
  memberNetwork: { exceptOrigin: webhooks.memberOrigins },
  webhookRetriesMs: webhooks.retriesMs,
  webhookSigningKey: webhooks.signingKey,
});

export const startWorkersProcess = (environment: NodeJS.ProcessEnv, creators: Creators): Start =>
  startDistributed(environment, { workers: workersRole(creators) });
