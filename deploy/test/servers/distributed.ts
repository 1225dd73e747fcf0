// For tests: the services as processes of their own, on one machine, behind a gateway.

import { readConfig } from "@sb/platform/config/config.ts";
import { expect, vi } from "vitest";
import { addressOf } from "../../standalone/address.ts";
import { runToEnd, type ServerOptions, startServer, type TestServer, temporaryDir } from "./server.ts";

type Env = Readonly<Record<string, string>>;
export type ServiceName = "command-service" | "query-service" | "projector" | "workers" | "deploy/gateway";

type Ended = "commands" | "queries" | "projectors" | "workers";

export type Distributed = {
  /** The folder that they share. */
  readonly dir: string;
  readonly gateway: TestServer;
  readonly commands: readonly TestServer[];
  readonly queries: readonly TestServer[];
  readonly projectors: readonly TestServer[];
  readonly workers: readonly TestServer[];
  /** As whoever runs them does: starts those anew that ended. `signal`: kills them once it is aborted, also while they start. */
  restartEnded(service: Ended, signal?: AbortSignal): Promise<void>;
  /** One of a later release (next-release.ts), beside these. */
  startNext(service: "projector" | "query-service"): Promise<TestServer>;
  /** One more. `own`: settings beside those of all. */
  startAnother(service: ServiceName, own?: Env): Promise<TestServer>;
  /** The step before a command service of that release. Resolves when it has ended. */
  awaitReadersOfNext(): ReturnType<typeof runToEnd>;
};

type Numbers = {
  readonly commands: number;
  readonly queries: number;
  readonly projectors: number;
  readonly workers: number;
};

/** Services that share a data folder, once they are ready. `env`: settings of all of them. `resources` stops what was started, whether all were or not. */
export async function startDistributed(
  resources: AsyncDisposableStack,
  numbers: Numbers,
  env: Env = {},
): Promise<Distributed> {
  const dir = resources.adopt(temporaryDir(), (folder) => folder[Symbol.dispose]());
  const { port, publicUrl } = await addressOf(readConfig({ PORT: "0" }));
  const shared = { ...oneMachine(publicUrl), ...env };
  const start = async (service: ServiceName, own: Env = {}, signal?: AbortSignal): Promise<TestServer> =>
    resources.use(
      await startServer({ ...optionsOf(service, dir.path, { ...shared, ...own }), ...(signal && { signal }) }),
    );
  const several = (service: ServiceName, number: number, own: Env = {}) =>
    Promise.all(Array.from({ length: number }, () => start(service, own)));

  // The first one makes the files; the others find them.
  const first = await start("command-service");
  const commands = [first, ...(await several("command-service", numbers.commands - 1))];
  const asking = { SB_COMMAND_URL: env.SB_COMMAND_URL ?? first.url };
  const [projectors, queries, workers] = await Promise.all([
    several("projector", numbers.projectors, asking),
    several("query-service", numbers.queries),
    several("workers", numbers.workers, asking),
  ]);
  const gateway = await start("deploy/gateway", {
    PORT: String(port),
    SB_COMMAND_URL: urlsOf(commands),
    SB_QUERY_URL: urlsOf(queries),
  });
  // Read models are built after the start: until then there are no answers.
  await vi.waitFor(async () => expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200), READY);
  const restartEnded: Distributed["restartEnded"] = async (service, signal) => {
    const servers = { commands, queries, projectors, workers }[service];
    for (const [at, server] of servers.entries())
      if (!server.isRunning()) servers[at] = await start(MAINS[service], ownOf(service, server, asking), signal);
  };
  const startNext: Distributed["startNext"] = (service) => start(service, { ...asking, ...ofNext });
  const main = new URL("../../operator/await-readers.ts", import.meta.url);
  const awaitReadersOfNext = () => runToEnd({ dataDir: dir.path, env: { ...shared, ...ofNext }, args: [], main });
  return {
    restartEnded,
    startNext,
    startAnother: (service, own) => start(service, { ...asking, ...own }),
    awaitReadersOfNext,
    dir: dir.path,
    gateway,
    commands,
    queries,
    projectors,
    workers,
  };
}

const MAINS = {
  ...{ commands: "command-service", queries: "query-service", projectors: "projector", workers: "workers" },
} as const satisfies Record<Ended, ServiceName>;

/** Others ask command and query services at the address that they had. */
const ownOf = (service: Ended, { url }: TestServer, asking: Env): Env =>
  service === "commands" || service === "queries" ? { PORT: new URL(url).port } : asking;

/** On a machine that does other work too. Milliseconds. */
const READY = { timeout: 120_000, interval: 50 };

/** Settings of a later release. */
export const ofNext: Env = { NODE_OPTIONS: `--import=${new URL("next-release.ts", import.meta.url).href}` };

const urlsOf = (servers: readonly TestServer[]): string => servers.map(({ url }) => url).join();

const oneMachine = (publicUrl: string): Env => ({
  SB_PUBLIC_URL: publicUrl,
  SB_ONE_MACHINE: "yes",
  SB_MASTER_KEY: "5b".repeat(32),
  SB_LEASE_URL: "sqlite:",
  SB_RATE_LIMIT_URL: "sqlite:",
  // The gateway tells the services who asks.
  SB_TRUST_PROXY: "1",
});

const optionsOf = (service: ServiceName, dataDir: string, env: Env): ServerOptions => ({
  dataDir,
  env,
  args: [],
  main: new URL(`../../../${service}/main.ts`, import.meta.url),
});
