// A service as a process: its settings, its folder and its log; its address on the console, what stops it, and with which exit code it
// ends.
import type { NewsSource } from "@sb/contracts/news/source.ts";
import type { Config } from "../config/config.ts";
import { readDistributedConfig } from "../config/distributed.ts";
import type { Port } from "../config/profiles.ts";
import type { Network } from "../guarded-fetch/guarded-fetch.ts";
import { createLogger } from "../log.ts";
import { startTracing } from "../telemetry/start-tracing.ts";
import { openDataDir, shareDataDir, tellOfDamage } from "./data-dir.ts";
import type { Opening } from "./ports.ts";
import { startFailure } from "./start-error.ts";

/** Ends the process with exit code 1, so that whoever runs it starts it anew. `reason`: one line for the operator. */
export type Fail = (reason: string) => void;

/** Opens everything into `resources`, which are closed in reverse order, and answers with the URL where it listens. */
export type Start = (resources: AsyncDisposableStack, fail: Fail) => Promise<string>;

/** A process before its ports are opened. */
export type ServiceProcess = Opening & {
  readonly host: string;
  readonly port: number;
  /** Where people reach the service, without a trailing slash. */
  readonly publicUrl: string;
  readonly newsSources: readonly NewsSource[];
  /** How feeds and their pictures are reached. */
  readonly network: Network;
  /** Where it runs beside others. Undefined for the one process that is everything. */
  readonly apart: { readonly commandUrl: string | undefined } | undefined;
  /** Whether it keeps files in the data folder. */
  readonly keepsFiles: boolean;
  readonly fail: Fail;
};

type Address = Pick<ServiceProcess, "host" | "port" | "publicUrl">;

/** The one process that is everything has its folder for itself. `broken` is told of a damaged file. */
export function openAlone(
  config: Config,
  address: Address,
  resources: AsyncDisposableStack,
  broken: Fail,
): Omit<ServiceProcess, "newsSources" | "network"> {
  const log = createLogger(config.logLevel);
  openTracing(config, resources);
  const { path: dataDir } = resources.adopt(openDataDir(config.dataDir), (dir) => dir.release());
  const onDamage = tellOfDamage(log, broken);
  return { ...{ config, log, dataDir, onDamage, apart: undefined, keepsFiles: true, fail: broken }, ...address };
}

/** One that runs beside others and uses these ports. Throws ConfigError or StartError. */
export function openDistributed(
  environment: NodeJS.ProcessEnv,
  ports: readonly Port[],
  resources: AsyncDisposableStack,
  fail: Fail,
): ServiceProcess {
  const config = readDistributedConfig(environment, ports);
  const { host, port, publicUrl, newsSources = [], oneMachine: keepsFiles, commandUrl } = config;
  const log = createLogger(config.logLevel);
  openTracing(config, resources);
  const onDamage = tellOfDamage(log, (file) => fail(`${file} is damaged`));
  const dataDir = keepsFiles
    ? resources.adopt(shareDataDir(config.dataDir), (dir) => dir.release()).path
    : config.dataDir;
  return {
    ...{ config, host, port, publicUrl, log, dataDir, onDamage, keepsFiles, fail },
    ...{ newsSources, network: {}, apart: { commandUrl } },
  };
}

/** It starts beside everything else: what happens before is in no trace. */
function openTracing({ tracing }: Pick<Config, "tracing">, resources: AsyncDisposableStack): void {
  const started = startTracing(tracing);
  resources.defer(async () => (await started)[Symbol.asyncDispose]());
}

/** Runs until SIGINT or SIGTERM. What keeps it from starting is one clear line and exit code 1. */
export async function runProcess(name: string, start: Start): Promise<void> {
  const resources = new AsyncDisposableStack();
  const ended = Promise.withResolvers<string | undefined>();
  try {
    const url = await start(resources, ended.resolve);
    onSignal(() => ended.resolve(undefined));
    tell(process.stdout, `${name} is at ${url}`);
  } catch (error) {
    tell(process.stderr, `${name} could not start: ${startFailure(error)}`);
    await resources.disposeAsync().catch(() => undefined);
    process.exit(1);
  }
  const reason = await ended.promise;
  if (reason !== undefined) tell(process.stderr, `${name} ends: ${reason}`);
  await resources.disposeAsync().catch((error) => {
    tell(process.stderr, `${name} did not stop cleanly: ${startFailure(error)}`);
    process.exit(1);
  });
  process.exit(reason === undefined ? 0 : 1);
}

const tell = (stream: NodeJS.WriteStream, line: string): void => void stream.write(`${line}\n`);

/** A second signal stops the process at once. */
function onSignal(stop: () => void): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop();
    });
  }
}
