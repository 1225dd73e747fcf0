// The one composition root: opens the ports that the roles use, gives them to the roles, starts what these answer with, and serves it.
// A service that runs apart has one role; the one process that is everything has all of them.
import type { AskRemote } from "@sb/contracts/remote.ts";
import { indexes, WRITTEN } from "@sb/contracts/subjects.ts";
import { subscribeAll } from "../bus/subscribe-all.ts";
import { ConfigError } from "../config/config.ts";
import { continueSeqs } from "../decide/continue-seqs.ts";
import { createVerifyKey } from "../http/request/verify-key.ts";
import { createTokens } from "../token/tokens.ts";
import type { Vault } from "../vault/port.ts";
import { askLocally, askRemoteAt } from "./ask-remote.ts";
import { enginesOf } from "./engines.ts";
import type { Watched } from "./health.ts";
import { type HeartbeatFacts, sendHeartbeats } from "./heartbeat.ts";
import { makeJobsAgain } from "./lost-jobs.ts";
import { mountRemote, type RemoteTable } from "./mount-remote.ts";
import { createPorts, onlyReady, openWriteSide, type Ports, type WriteSide } from "./ports.ts";
import { openDistributed, type ServiceProcess, type Start } from "./process.ts";
import { MODELS, type ModelHealth, PROJECTED, type Reads, watchReads, withoutReads } from "./reads.ts";
import { type Host, type Parts, PORTS_OF, type RoleName, type Roles } from "./roles.ts";
import { type Front, type RouteServer, serveOperators, serveRoutes } from "./server.ts";
import { type HeartbeatWatch, watchHeartbeats } from "./watch-heartbeats.ts";
import { watchJobs } from "./watch-jobs.ts";

/** All is made. Nothing runs yet but a projector. */
export type Composed = {
  readonly host: Host;
  readonly parts: Parts;
  /** Resolves when all read models are ready for the first time. */
  readonly caughtUp: Promise<void>;
  /** Starts jobs, consumers, and heartbeats where there are other processes. */
  run(): Promise<void>;
  /** Listens. Answers with the URL. */
  serve(front?: Front): Promise<string>;
};

/** As a process beside others. */
export const startDistributed =
  (environment: NodeJS.ProcessEnv, roles: Roles): Start =>
  async (resources, fail) => {
    const names = Object.keys(roles) as RoleName[];
    const ports = new Set(names.flatMap((name) => PORTS_OF[name]));
    const composed = await compose(openDistributed(environment, [...ports], resources, fail), roles, resources);
    await composed.run();
    return composed.serve();
  };

/** Where the ports come from, and whom other services are asked by: the engines that the settings name, or the simulation's. */
export type Engines = {
  readonly openWriteSide: (process: ServiceProcess, resources: AsyncDisposableStack) => Promise<WriteSide>;
  readonly createPorts: (process: ServiceProcess, writeSide: WriteSide, resources: AsyncDisposableStack) => Ports;
  /** Asks the process that has the rules, where that is another one. */
  readonly askOther: (process: ServiceProcess, roles: Roles, writeSide: WriteSide) => AskRemote | undefined;
};

const BY_SETTINGS: Engines = {
  openWriteSide: ({ config, dataDir, onDamage }, resources) => openWriteSide(config, dataDir, resources, onDamage),
  createPorts,
  askOther: (process, roles, writeSide) => {
    const url = commandUrlOf(process, roles);
    return url === undefined ? undefined : askRemoteAt({ url, token: serviceTokenOf(writeSide) });
  },
};

/** Throws ConfigError or StartError where the environment does not allow it. `resources` closes all in reverse order. */
export async function compose(
  process: ServiceProcess,
  roles: Roles,
  resources: AsyncDisposableStack,
  engines: Engines = BY_SETTINGS,
): Promise<Composed> {
  const writeSide = await engines.openWriteSide(process, resources);
  const askOther = engines.askOther(process, roles, writeSide);
  if (roles.command) await continueSeqs(writeSide.eventStore);
  const ports = engines.createPorts(process, writeSide, resources);
  await openPorts(ports, roles);
  const [readStore, bus] = [await ports.readStore(), await ports.bus()];
  const { publicUrl, config } = process;
  // Processes with the root secret read each other's tokens.
  const tokens = createTokens({ key: writeSide.vault.deriveKey("tokens"), publicUrl, ttl: config.accessTokenTtl });
  const host: Host = { ...process, ...writeSide, readStore, bus, tokens, resources };
  const heartbeats =
    process.apart && resources.adopt(await watchHeartbeats(readStore, process.log), (all) => all.close());
  const remote = Promise.withResolvers<RemoteTable>();
  const ask = askOther ?? askLocally(remote.promise);
  const made = await makeParts({ host, ports, heartbeats, ask }, roles);
  if (made.parts.command) remote.resolve(made.parts.command.remote);
  let jobsLost = () => false;
  return {
    host,
    parts: made.parts,
    caughtUp: made.reads?.caughtUp ?? Promise.resolve(),
    async run() {
      jobsLost = await runWorkers(made);
      await runConsumers(made);
      if (heartbeats) beat(made);
    },
    serve: (front) => serve(made, () => jobsLost(), front),
  };
}

/** By which the services know each other (steps.ts). */
const serviceTokenOf = ({ vault }: { readonly vault: Pick<Vault, "deriveKey"> }): string =>
  Buffer.from(vault.deriveKey("services")).toString("base64url");

/** Where the rules are asked that are in another process; undefined where they are in this one. */
function commandUrlOf({ apart }: ServiceProcess, { command, projector, workers }: Roles): string | undefined {
  if (command || !(projector || workers)) return undefined;
  if (apart?.commandUrl !== undefined) return apart.commandUrl;
  throw new ConfigError("SB_COMMAND_URL must be set: what this service does, the command service's rules decide");
}

/** Jobs are opened before the bus, which may have to make them again. */
async function openPorts(ports: Ports, { command, query, projector, workers }: Roles): Promise<void> {
  await ports.readStore();
  if (query || projector) await ports.searchEngine();
  if (projector || workers) await ports.leases();
  if (command || query || workers) await ports.jobs();
  if (workers) await ports.mailer();
  if (command || query) await ports.counters();
  await ports.bus();
  if (workers) await ports.partners();
  if (workers) await ports.edgeStore();
}

type Making = {
  readonly host: Host;
  readonly ports: Ports;
  readonly heartbeats: HeartbeatWatch | undefined;
  readonly ask: AskRemote;
};
type Made = Making & {
  readonly parts: Parts;
  readonly health: ModelHealth;
  /** Where queries are answered. */
  readonly reads: Reads | undefined;
};

/** The projector first: the others ask how its models are. */
async function makeParts(making: Making, roles: Roles): Promise<Made> {
  const { host, ports, heartbeats, ask } = making;
  const projector = await roles.projector?.({
    ...{ ...host, heartbeats, ask },
    searchEngine: await ports.searchEngine(),
    leases: await ports.leases(),
  });
  const health = projector?.active ?? heartbeats;
  if (!health) throw new Error("a process that is alone keeps its read models up to date itself");
  const sides = roles.query && { ...host, searchEngine: await ports.searchEngine() };
  const reads = sides && (await watchReads(sides, health, host.resources));
  const command = await roles.command?.({ ...host, ...(await ports.counters()), jobs: await ports.jobs() });
  const made = { ...making, health, reads };
  const query =
    reads &&
    roles.query?.({
      ...{ ...host, ...reads, ...(await keysOf(made)), ...(await ports.counters()) },
      jobs: await ports.jobs(),
      groups: heartbeats?.groups ?? host.bus.groups,
      projectionStates: projector?.active ? projector.states : async () => heartbeats?.projections() ?? [],
    });
  const workers = roles.workers?.({
    ...{ ...host, ask, ready: { readStore: onlyReady(host.readStore) } },
    ...{ jobs: await ports.jobs(), mailer: await ports.mailer(), partners: await ports.partners() },
    ...{ leases: await ports.leases(), edgeStore: await ports.edgeStore() },
  });
  return { ...made, parts: { command, query, projector, workers } };
}

/** Who calls with a key, while its model is not failing. */
async function keysOf({ host, ports, health, reads }: Omit<Made, "parts">) {
  const { staleOf } = reads ?? withoutReads(health);
  const { keyUsage } = await ports.counters();
  return { verifyKey: createVerifyKey({ readStore: onlyReady(host.readStore), staleOf }), keyUsage };
}

/** Answers with whether jobs were lost since. */
async function runWorkers({ host, ports, parts: { workers } }: Made): Promise<() => boolean> {
  if (!workers) return () => false;
  const watching = watchJobs({ ...host, jobs: await ports.jobs(), workers: workers.consumers });
  const { isLost } = host.resources.adopt(await watching, (watch) => watch.close());
  await workers.startJobs();
  await makeJobsAgain(host.dataDir, host.bus, workers.consumers);
  return isLost;
}

async function runConsumers({ host, parts: { command, projector, workers } }: Made): Promise<void> {
  const own = [...(command?.followUps ?? []), ...(projector?.active?.consumers ?? [])];
  const running = await Promise.all([subscribeAll(host.bus, own), workers?.startConsumers()]);
  host.resources.defer(async () => void (await Promise.all(running.map((consumers) => consumers?.stop()))));
  if (projector?.active) host.resources.defer(projector.active.stop);
}

function beat({ host, parts: { command, query, projector, workers } }: Made): void {
  const told = async (): Promise<HeartbeatFacts> => ({
    ...((command || workers) && { groups: host.bus.groups() }),
    ...(query && { reads: PROJECTED }),
    ...((query || projector || workers) && { canRead: WRITTEN }),
  });
  host.resources.adopt(sendHeartbeats({ readStore: host.readStore, told, log: host.log }), (sending) =>
    sending.close(),
  );
}

async function serve(made: Made, jobsLost: () => boolean, front?: Front): Promise<string> {
  const { host, ports, health, reads, parts } = made;
  const { command, query } = parts;
  const watched = await watchedOf(made, jobsLost);
  if (!command && !query) return serveOperators(host, watched, host.resources);
  const routes: RouteServer = {
    ...{ ...(await ports.counters()), ...(await keysOf(made)), ...(reads ?? withoutReads(health)) },
    handlers: { ...command?.handlers(), ...query?.handlers },
    verifyAccess: host.tokens.verifyAccess,
    mountMore: (app, limiters) => {
      if (command && host.apart) mountRemote(app, serviceTokenOf(host), command.remote);
      query?.mount(app, limiters);
    },
  };
  return serveRoutes(host, watched, routes, host.resources, { ...query?.front, ...front });
}

async function watchedOf({ host, ports, health, reads, parts }: Made, jobsLost: () => boolean): Promise<Watched> {
  const { command, query, projector, workers } = parts;
  const isAsked = command !== undefined || query !== undefined;
  const { staleOf } = reads ?? withoutReads(health);
  const opened = {
    ...host,
    ...((query || projector) && { searchEngine: await ports.searchEngine() }),
    ...(isAsked && (await ports.counters())),
  };
  return {
    engines: enginesOf(opened, indexes[0]?.name),
    ...(projector && { states: projector.states }),
    ...(projector?.isFree && { ahead: projector.isFree }),
    // The active projector's own states tell of indexes too.
    ...(reads && { unready: projector?.active ? () => reads.unready(MODELS) : reads.missing }),
    ...(isAsked && !projector?.active && { failing: () => staleOf(PROJECTED) }),
    ...((command || projector || workers) && { bus: host.bus }),
    ...((isAsked || workers) && { jobs: await ports.jobs() }),
    ...(workers && { jobsLost }),
  };
}
