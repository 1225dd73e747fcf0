// Settings of a service that runs as a process of its own, beside others.
import * as z from "zod";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { type Port, requireSupported, variableOf } from "./profiles.ts";

export type DistributedConfig = Config & {
  /** Where people reach the gateway. */
  readonly publicUrl: string;
  /** The services share SB_DATA_DIR, so adapters that keep their data in its files may be used. */
  readonly oneMachine: boolean;
  /** Where the workers and the projector ask the command service; undefined where it was not set. */
  readonly commandUrl: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Their data is in one process: others see none of it. */
const IN_MEMORY = /^(?:memory|local):/;
/** Their data is in files that only processes of one machine see. */
const IN_FILES = /^(?:sqlite|inline|file):/;

const origin = z.string().refine((text) => URL.parse(text)?.origin === text, {
  error: "must be an origin such as http://command-service:8080",
});
/** docs/settings.md has them as they are described here. */
export const DistributedSettings = z.object({
  SB_ONE_MACHINE: z
    .enum(["yes", "no"], { error: "must be yes or no" })
    .default("no")
    .describe("`yes`: the services share `SB_DATA_DIR`, so `sqlite:`, `inline:` and `file:` will do"),
  SB_COMMAND_URL: origin
    .optional()
    .describe(
      "origin of the command service, for the projector and the workers; the gateway takes several, with commas",
    ),
});

/**
 * As `readConfig`, for a service that uses these ports. Throws ConfigError where one of them, or the master key, could not
 * be shared with the other services: each would quietly work on data of its own.
 */
export function readDistributedConfig(environment: Environment, ports: readonly Port[]): DistributedConfig {
  const config = readConfig(environment);
  const { SB_ONE_MACHINE: answer, SB_COMMAND_URL: commandUrl } = readSettings(environment);
  const oneMachine = answer === "yes";
  const problems = [...needed(ports, config)]
    .filter((port) => IN_MEMORY.test(config.urls[port]) || (!oneMachine && IN_FILES.test(config.urls[port])))
    .map((port) => embedded(port, config, oneMachine));
  if (config.masterKey === undefined && !oneMachine)
    problems.push("SB_MASTER_KEY must be set: a key made by one can't be read by all");
  const { publicUrl } = config;
  if (publicUrl === undefined) problems.push("SB_PUBLIC_URL must be set: people reach the gateway, not the service");
  if (problems.length > 0 || publicUrl === undefined)
    throw new ConfigError(`Services that run apart share their data: ${problems.join("; ")}`);
  requireSupported(config, ports);
  return { ...config, publicUrl, oneMachine, commandUrl };
}

function readSettings(environment: Environment): z.output<typeof DistributedSettings> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = DistributedSettings.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
}

/** Keys in files tell every process of the machine when one is destroyed; elsewhere the invalidation has to. */
function needed(ports: readonly Port[], { urls }: Config): ReadonlySet<Port> {
  const isTold = !ports.includes("keys") || urls.keys.startsWith("sqlite:");
  return new Set(isTold ? ports : [...ports, "invalidation"]);
}

/** A URL may hold a password, so only its scheme is shown. */
const embedded = (port: Port, { urls }: Config, oneMachine: boolean): string =>
  `${variableOf(port)} must name ${oneMachine && port !== "invalidation" ? "a file or a server" : "a server"}, ` +
  `not ${urls[port].split(":", 1)[0]}:`;
