// The product as it is killed: one process, or services apart, on embedded engines or on others that are killed too.
import { setInterval } from "node:timers/promises";
import { expect, vi } from "vitest";
import type { Random } from "../simulation/random.ts";
import { startEvery } from "../test/outage/engines.ts";
import { ADMIN } from "../test/outage/world.ts";
import { QUICK_RETRIES } from "../test/people/webhook-agency.ts";
import { type Distributed, startDistributed } from "../test/servers/distributed.ts";
import type { Receiver } from "../test/servers/receiver.ts";
import { startServer, type TestServer, temporaryDir } from "../test/servers/server.ts";

export type Victim = {
  readonly gateway: Pick<TestServer, "url">;
  /** Its data folder. */
  readonly dir: string;
  /** All services. */
  readonly urls: () => readonly string[];
  /** Resolves with what was killed, when it is gone. */
  readonly kill: (random: Random) => Promise<string>;
  /** Starts it and kills it so many milliseconds later, whether it was up or not. Resolves with false where it is not killed so. */
  readonly startAndKill: (afterMs: number) => Promise<boolean>;
  /** Resolves when it is started. */
  readonly start: () => Promise<void>;
  /** Rejects where something ended that nobody killed, with its output; a projector is started anew meanwhile. */
  readonly expectRunning: () => Promise<void>;
};

const settingsFor = (receiver: Receiver) => ({
  SB_ADMIN_EMAILS: ADMIN,
  SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
  SB_WEBHOOK_RETRIES: QUICK_RETRIES,
  SB_ACCESS_TOKEN_TTL: String(24 * 3_600),
  SB_SESSION_TTL: String(48 * 3_600),
});

export async function oneProcess(resources: AsyncDisposableStack, receiver: Receiver): Promise<Victim> {
  const dir = resources.use(temporaryDir()).path;
  const env = { SB_TRUST_PROXY: "1", ...settingsFor(receiver) };
  const start = (port: string, signal?: AbortSignal) =>
    startServer({ dataDir: dir, env: { PORT: port, ...env }, ...(signal && { signal }) });
  let server = await start("0");
  resources.defer(() => server.kill());
  const { url } = server;
  const { port } = new URL(url);
  return {
    ...{ gateway: { url }, dir, urls: () => [url] },
    kill: async () => {
      await server.kill();
      return "the product";
    },
    startAndKill: async (afterMs) => {
      const started = await start(port, AbortSignal.timeout(afterMs)).catch(() => undefined);
      await started?.kill();
      return true;
    },
    start: async () => {
      server = await start(port);
    },
    expectRunning: async () => expect(server.isRunning(), server.output()).toBe(true),
  };
}

const SERVICES = ["commands", "queries", "projectors", "workers"] as const;
type Service = (typeof SERVICES)[number];
/** Milliseconds. */
const RUNNING = { timeout: 60_000, interval: 100 };
const ONE_EACH = { commands: 1, queries: 1, projectors: 1, workers: 1 };

/** Two hops: the proxy in front of the gateway, and the gateway. */
const apartSettings = (receiver: Receiver) => ({ ...settingsFor(receiver), SB_TRUST_PROXY: "2" });

export async function servicesApart(resources: AsyncDisposableStack, receiver: Receiver): Promise<Victim> {
  const apart = await startDistributed(resources, ONE_EACH, { SB_RATE_LIMIT: "0", ...apartSettings(receiver) });
  return victimOf(apart);
}

function victimOf(apart: Distributed): Victim {
  let killed: Service = "commands";
  const kill = async () => void (await apart[killed][0]?.kill());
  return {
    ...{ gateway: apart.gateway, dir: apart.dir },
    urls: () => [apart.gateway, ...SERVICES.flatMap((service) => apart[service])].map(({ url }) => url),
    kill: async (random) => {
      killed = random.pick(SERVICES);
      await kill();
      return killed;
    },
    startAndKill: async (afterMs) => {
      await apart.restartEnded(killed, AbortSignal.timeout(afterMs)).catch(() => undefined);
      await kill();
      return true;
    },
    start: () => apart.restartEnded(killed),
    expectRunning: () =>
      vi.waitFor(() => {
        for (const server of [apart.gateway, ...SERVICES.flatMap((service) => apart[service])])
          expect(server.isRunning(), server.output()).toBe(true);
      }, RUNNING),
  };
}

/** One kill in four is of an engine. Each keeps what it acknowledged, so the same promises hold. */
const OF_AN_ENGINE = 0.25;

export async function servicesOnEngines(resources: AsyncDisposableStack, receiver: Receiver): Promise<Victim> {
  const { env, gone } = await startEvery(resources);
  // The limiter counts, but nobody asks so often.
  const settings = { SB_RATE_LIMIT: "100000", ...apartSettings(receiver), ...env };
  const apart = await startDistributed(resources, ONE_EACH, settings);
  const services = victimOf(apart);
  let engine: string | undefined;
  // Not while one is killed: it would be started twice.
  let keeping = keepProjectors(apart);
  resources.defer(() => keeping.end());
  return {
    ...services,
    kill: async (random) => {
      await keeping.end();
      engine = random.chance(OF_AN_ENGINE) ? random.pick(Object.keys(gone)) : undefined;
      if (engine === undefined) return services.kill(random);
      await gone[engine]?.away();
      return engine;
    },
    startAndKill: async (afterMs) => engine === undefined && services.startAndKill(afterMs),
    start: async () => {
      await (engine === undefined ? services.start() : gone[engine]?.back());
      keeping = keepProjectors(apart);
    },
  };
}

/** Milliseconds between two looks. */
const LOOK_MS = 500;

/** As whoever runs them does, starts projectors anew: one that lost its lease ends. `end` rejects where one can't be started. */
function keepProjectors(apart: Distributed): { readonly end: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const look = async () => {
    try {
      for await (const _ of setInterval(LOOK_MS, undefined, { signal })) await apart.restartEnded("projectors");
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  const looked = Promise.allSettled([look()]);
  return {
    end: async () => {
      ending.abort();
      const [outcome] = await looked;
      if (outcome.status === "rejected") throw outcome.reason;
    },
  };
}
