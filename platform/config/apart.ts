// Settings of a service that runs as a process of its own, beside others.
import { type Config, ConfigError, readConfig } from "./config.ts";

export type Port = keyof Config["urls"];

/** Their data is in one process, or in files that only processes of one machine see. */
const EMBEDDED = /^(?:sqlite|inline|memory|local|file):/;

/**
 * As `readConfig`, for a service that uses these ports. Throws ConfigError where one of them, or the master key, could not
 * be shared with the other services: each would quietly work on data of its own.
 */
export function readConfigApart(
  environment: Readonly<Record<string, string | undefined>>,
  ports: readonly Port[],
): Config {
  const config = readConfig(environment);
  const problems = ports.filter((port) => EMBEDDED.test(config.urls[port])).map((port) => embedded(port, config));
  if (config.masterKey === undefined)
    problems.push("SB_MASTER_KEY must be set: a key made by one can't be read by all");
  if (problems.length > 0) throw new ConfigError(`Services that run apart share their data: ${problems.join("; ")}`);
  return config;
}

/** A URL may hold a password, so only its scheme is shown. */
const embedded = (port: Port, { urls }: Config): string =>
  `${variableOf(port)} must name a server, not ${urls[port].split(":", 1)[0]}:`;

/** `readStore` is set by SB_READ_STORE_URL. */
const variableOf = (port: Port): string => `SB_${port.replace(/[A-Z]/g, "_$&").toUpperCase()}_URL`;
