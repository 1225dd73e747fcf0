// The processes of a simulated machine room: each is one of the product's services with its own code, on the simulation's engines.
// There are two of each. One that was killed, or ended by itself, is started anew as whoever runs it would.
import { randomUUID } from "node:crypto";
import { createCommandHandlers, createFollowUps, createRemote } from "@sb/command-service/main.ts";
import { commandRole } from "@sb/command-service/runtime/run.ts";
import { SKEW_MS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { AskRemote } from "@sb/contracts/remote.ts";
import { modelsOf, type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { readConfig } from "@sb/platform/config/config.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { refusalOf } from "@sb/platform/http/answer/problem.ts";
import type { HttpReply } from "@sb/platform/http/handler.ts";
import { createLogger } from "@sb/platform/log.ts";
import { isServerAway, ServerAway } from "@sb/platform/server-away.ts";
import { type Composed, compose } from "@sb/platform/service/compose.ts";
import { findCall } from "@sb/platform/service/mount-remote.ts";
import type { ServiceProcess } from "@sb/platform/service/process.ts";
import { PROJECTED } from "@sb/platform/service/reads.ts";
import type { RoleName, Roles } from "@sb/platform/service/roles.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { standbyProjector } from "@sb/projector/runtime/run.ts";
import { createQueryHandlers } from "@sb/query-service/main.ts";
import type { QueryDeps } from "@sb/query-service/runtime/parts.ts";
import { createJobs, createWorkers, startWorkers } from "@sb/workers/main.ts";
import { workersRole } from "@sb/workers/runtime/run.ts";
import { createDisks, type Disks, enginesFor } from "./engines.ts";
import { type Chaos, callOf } from "./machine.ts";
import type { Plant } from "./plants.ts";
import type { Random } from "./random.ts";
import { type Runner, runAs, sleep } from "./time.ts";

const ROLES = ["command", "query", "projector", "workers"] as const satisfies readonly RoleName[];

/** One start of a process. */
type Process = Runner & {
  readonly role: RoleName;
  composed: Composed | undefined;
  handlers: Readonly<Record<string, unknown>>;
  reads: Reads | undefined;
  /** Whether the gateway sends requests to it. */
  isServing: boolean;
  /** Requests under way. */
  readonly serving: Set<Promise<unknown>>;
  stop: () => Promise<void>;
};
type Reads = Parameters<NonNullable<Roles["query"]>>[0];

export type Room = {
  readonly disks: Disks;
  readonly chaos: Chaos;
  /** Sends a request to one of the processes that have the route, as a gateway does. */
  ask(service: "command" | "query", key: RouteKey, request: Asked): Promise<HttpReply<RouteKey>>;
  /** Resolves when every process is there. */
  ready(): Promise<void>;
  /** Stops a process as an operator does, and begins another one in its place. */
  replace(place: number): Promise<void>;
  readonly places: number;
  /** A process that has the rules, to look at what only they can open. */
  host(): Composed["host"] | undefined;
  /** Models, groups and jobs that are not where the log is, or wait to be done. */
  unsettled(): readonly string[];
  /** Ends all processes at once. */
  close(): void;
  /** Errors that no process should have met. */
  readonly failures: readonly string[];
};

export type Asked = {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly caller?: object | undefined;
  readonly idempotencyKey?: string;
  readonly minPosition?: string | undefined;
};

/** A process is started again after so many milliseconds. */
const RESTART_MS = 1_500;

export function createRoom(chaos: Chaos, random: Random, plant?: Plant): Room {
  const disks = createDisks();
  const places: (Process | undefined)[] = [];
  const failures: string[] = [];
  let isOpen = true;
  let begun = 0;

  async function begin(place: number): Promise<void> {
    const role = ROLES[place % ROLES.length] ?? "command";
    begun += 1;
    const process: Process = {
      name: `${role}-${begun}`,
      role,
      isAlive: true,
      skewMs: chaos.faults.has("skew") ? random.below(SKEW_MS) - SKEW_MS / 2 : 0,
      composed: undefined,
      handlers: {},
      reads: undefined,
      isServing: false,
      serving: new Set(),
      stop: async () => undefined,
    };
    places[place] = process;
    const died = Promise.withResolvers<void>();
    const kill = (): void => {
      if (!process.isAlive) return;
      process.isAlive = false;
      died.resolve();
      again(place, process);
    };
    const started = runAs(process, () => start(process, kill)).catch((error: unknown) => {
      // As a process that could not start: it ends, and is started again.
      if (!isExpected(error)) failures.push(`${process.name} could not start: ${String(error)}`);
      kill();
    });
    await Promise.race([started, died.promise]);
  }

  /** Planned outside of the process that ended. */
  const again = (place: number, ended: Process): void => {
    if (!isOpen) return;
    runAs(OUTSIDE, () => {
      void sleep(RESTART_MS * (0.5 + random.next())).then(() => {
        if (isOpen && places[place] === ended) return begin(place);
      });
    });
  };

  async function start(process: Process, kill: () => void): Promise<void> {
    const call = callOf(process, chaos, random, kill);
    const resources = new AsyncDisposableStack();
    process.stop = () => resources.disposeAsync();
    const engines = enginesFor({ disks, chaos, random, plant }, process, call, askFor(call));
    const service = serviceOf(kill);
    const composed = await compose(service, rolesOf(process), resources, engines);
    await composed.run();
    const { command, query } = composed.parts;
    process.handlers = { ...command?.handlers(), ...query?.handlers };
    process.composed = composed;
    process.isServing = true;
  }

  const alive = (role: RoleName): readonly Process[] =>
    places.flatMap((process) => (process?.role === role && process.isAlive && process.isServing ? [process] : []));

  /** Remote calls go to any process that has the rules. */
  const askFor =
    (call: ReturnType<typeof callOf>): AskRemote =>
    async (part, name, args) => {
      const all = alive("command");
      if (all.length === 0) throw new ServerAway("The command service");
      const other = random.pick(all);
      const found = findCall(other.composed?.parts.command?.remote ?? {}, part, name);
      if (!found) throw new Error(`there is no remote call ${part}/${name}`);
      await call("network", () => undefined);
      // As JSON.
      const given = JSON.parse(JSON.stringify(args)) as never[];
      return untilItEnds(other, () => found(...given));
    };

  return {
    disks,
    chaos,
    failures,
    places: 2 * ROLES.length,
    async ready() {
      for (let place = 0; place < 2 * ROLES.length; place += 1) await begin(place);
    },
    async ask(service, key, asked) {
      const all = alive(service);
      if (all.length === 0) throw new ServerAway("The gateway");
      const process = random.pick(all);
      return untilItEnds(process, () => answer(process, key, asked, plant));
    },
    async replace(place) {
      const process = places[place];
      if (!process?.isAlive) return;
      // No more requests, those under way, then the engines: as the server does it.
      process.isServing = false;
      await Promise.race([Promise.allSettled(process.serving), sleep(GRACE_MS)]);
      const stopped = runAs(process, process.stop).catch((error: unknown) => {
        if (!isExpected(error)) failures.push(`${process.name} did not stop: ${String(error)}`);
      });
      await Promise.race([stopped, sleep(PATIENCE_MS)]);
      if (!process.isAlive) return;
      process.isAlive = false;
      if (isOpen) await begin(place);
    },
    unsettled: () => unsettled(disks),
    host: () => alive("command")[0]?.composed?.host,
    close() {
      isOpen = false;
      for (const process of places) if (process) process.isAlive = false;
      disks.jobs.close();
      disks.groups.close();
    },
  };
}

function unsettled({ log, models, indexes, groups, jobs }: Disks): readonly string[] {
  const head = log.all.at(-1)?.position ?? "";
  const behind = (all: Iterable<readonly [string, { readonly position: string }]>) =>
    [...all].flatMap(([name, { position }]) => (position < head ? [`${name} is at ${position} of ${head}`] : []));
  const projected = new Set(PROJECTED);
  const places = groups.prepare("SELECT name, position FROM consumer").all() as { name: string; position: string }[];
  const held = groups.prepare("SELECT name, stream, event_type FROM held").all();
  const waiting = jobs
    .prepare("SELECT kind, id, state, history FROM job WHERE state <> 'done' AND schedule IS NULL")
    .all();
  return [
    ...behind([...models.models].filter(([name]) => projected.has(name))),
    ...behind([...indexes.all].filter(([name]) => projected.has(name))),
    ...behind(places.map((place) => [place.name, place] as const)),
    ...held.map((row) => `held: ${JSON.stringify(row)}`),
    ...waiting.map((row) => `job: ${JSON.stringify(row)}`),
  ];
}

/** Who restarts processes. */
const OUTSIDE: Runner = { name: "outside", isAlive: true, skewMs: 0 };
/** As the gateway's. Milliseconds. */
const PATIENCE_MS = 30_000;

/** Rejects as soon as the process is gone, which cuts the connection, or after the gateway's patience. */
async function untilItEnds<Answer>(process: Process, work: () => Promise<Answer>): Promise<Answer> {
  const over = Promise.withResolvers<never>();
  const since = { isOver: false };
  const watch = async (): Promise<void> => {
    for (let waited = 0; waited < PATIENCE_MS && process.isAlive && !since.isOver; waited += WATCH_MS)
      await sleep(WATCH_MS);
    over.reject(new ServerAway("The service"));
  };
  over.promise.catch(() => undefined);
  const answered = runAs(process, work);
  process.serving.add(answered);
  answered.then(
    () => process.serving.delete(answered),
    () => process.serving.delete(answered),
  );
  void watch();
  try {
    return await Promise.race([answered, over.promise]);
  } finally {
    since.isOver = true;
  }
}
const WATCH_MS = 100;
const GRACE_MS = 10_000;

/** As the routes' mount does it (platform/http/mount.ts): nothing is read that is not ready, or not as far as asked for. */
async function answer(
  process: Process,
  key: RouteKey,
  asked: Asked,
  plant: Plant | undefined,
): Promise<HttpReply<RouteKey>> {
  const { reads, handlers } = process;
  const route: Route = routes[key];
  if (route.service === "query" && reads) {
    if (reads.unready(route.reads ?? []).length > 0) throw new Refused("UNAVAILABLE");
    const position = plant === "staleRead" ? START : (asked.minPosition ?? START);
    const reading = await reads.whenReadable(position, modelsOf(route));
    // A failing model's answer is marked as stale: nobody takes it for the newest.
    if (reading !== "READABLE" || reads.staleOf(modelsOf(route)).length > 0) throw new Refused("UNAVAILABLE");
  }
  const handle = handlers[key] as (request: unknown) => Promise<HttpReply<RouteKey>>;
  return handle({
    ...{ route: key, params: {}, query: {}, body: undefined, files: [], cookies: {}, idempotencyKey: undefined },
    ...{ requestId: `request-${randomUUID()}`, client: () => "", network: () => "" },
    ...asked,
    ...(plant === "sentTwice" && { idempotencyKey: undefined }),
    // As it comes over the wire.
    ...(route.body && { body: route.body.parse(asked.body) }),
  });
}

/** Errors with which a process may end. */
const isExpected = (error: unknown): boolean =>
  isServerAway(error) ||
  refusalOf(error) !== undefined ||
  String(error).includes("closed") ||
  String(error).includes("stopped");

const log = createLogger("silent");

const CONFIG = readConfig({ SB_ADMIN_EMAILS: "admin@example.com", SB_PUBLIC_URL: "http://localhost:8080" });

const serviceOf = (kill: () => void): ServiceProcess => ({
  config: CONFIG,
  dataDir: "",
  log,
  onDamage: kill,
  host: "127.0.0.1",
  port: 0,
  publicUrl: "http://localhost:8080",
  newsSources: [],
  network: {},
  apart: { commandUrl: undefined },
  keepsFiles: false,
  fail: kill,
});

/** Papers and pages are drawn elsewhere. */
const NO_PAPERS: QueryDeps["papers"] = { draw: () => Promise.reject(new ServerAway("Papers")) };

function rolesOf(process: Process): Roles {
  if (process.role === "command")
    return { command: commandRole({ createCommandHandlers, createFollowUps, createRemote }) };
  if (process.role === "projector") return { projector: standbyProjector(PROJECTIONS) };
  if (process.role === "workers") return { workers: workersRole({ createWorkers, createJobs, startWorkers }) };
  return {
    query: (host) => {
      process.reads = host;
      const bus = { groups: host.groups, paused: host.bus.paused };
      const handlers = createQueryHandlers({ ...host, ...host.ready, bus, papers: NO_PAPERS });
      return { handlers, mount: () => undefined, front: { scriptHashes: [], connectSources: [] } };
    },
  };
}
