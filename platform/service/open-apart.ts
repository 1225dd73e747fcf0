// What every service that runs apart begins with: its settings, its log, and the folder where adapters may keep files.
import { type ApartConfig, type Port, readConfigApart } from "../config/apart.ts";
import { createLogger, type Logger } from "../log.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import { tellOfDamage } from "./damage.ts";
import { shareDataDir } from "./data-dir.ts";
import { openTracing } from "./open-tracing.ts";
import type { Fail } from "./process.ts";

export type Apart = {
  readonly config: ApartConfig;
  readonly log: Logger;
  readonly dataDir: string;
  readonly onDamage: OnDamage;
};

/** `ports`: those that the service uses. Throws ConfigError or StartError. */
export function openApart(
  environment: NodeJS.ProcessEnv,
  ports: readonly Port[],
  resources: AsyncDisposableStack,
  fail: Fail,
): Apart {
  const config = readConfigApart(environment, ports);
  const log = createLogger(config.logLevel);
  openTracing(config, resources);
  const onDamage = tellOfDamage(log, (file) => fail(`${file} is damaged`));
  if (!config.oneMachine) return { config, log, dataDir: config.dataDir, onDamage };
  const { path } = resources.adopt(shareDataDir(config.dataDir), (dir) => dir.release());
  return { config, log, dataDir: path, onDamage };
}
