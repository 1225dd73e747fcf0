// Which engines are supported together (docs/operations.md, "Profiles"). Each port's adapter passes its suite alone; here stands what
// was tried whole, so that nobody finds out with their own data that it wasn't.
import { type Config, ConfigError } from "./config.ts";

export type Port = keyof Config["urls"];

/** Schemes of URLs. */
type Engines = Readonly<Record<Port, readonly string[]>>;

const REDIS = ["redis", "rediss"];
const ESDB = ["esdb", "esdb+discover"];
const MEILI = ["http", "https"];

const EMBEDDED: Engines = {
  eventStore: ["sqlite"],
  keys: ["sqlite"],
  readStore: ["sqlite"],
  search: ["sqlite"],
  bus: ["inline"],
  jobs: ["sqlite"],
  lease: ["local", "sqlite"],
  invalidation: ["local"],
  files: ["file"],
  rateLimit: ["memory", "sqlite"],
};
/** One process keeps its leases and limits to itself. Where there are several, `readDistributedConfig` refuses that. */
const MIXED: Engines = {
  eventStore: ["sqlite"],
  keys: ["s3"],
  readStore: REDIS,
  search: ["sqlite"],
  bus: ["kafka"],
  jobs: REDIS,
  lease: ["local", ...REDIS],
  invalidation: ["local", ...REDIS],
  files: ["s3"],
  rateLimit: ["memory", ...REDIS],
};
/** Destroyed keys are told of by Redis where several processes read them. */
const KEYS_APART = { keys: ["s3"], invalidation: ["local", ...REDIS] };

/** By their names in docs/operations.md. */
export const PROFILES: Readonly<Record<string, Engines>> = {
  embedded: EMBEDDED,
  "embedded with Redis": {
    ...EMBEDDED,
    readStore: [...EMBEDDED.readStore, ...REDIS],
    jobs: [...EMBEDDED.jobs, ...REDIS],
    lease: [...EMBEDDED.lease, ...REDIS],
    invalidation: [...EMBEDDED.invalidation, ...REDIS],
    rateLimit: [...EMBEDDED.rateLimit, ...REDIS],
  },
  "embedded with S3": { ...EMBEDDED, ...KEYS_APART, files: ["s3"] },
  "embedded with EventStoreDB": { ...EMBEDDED, ...KEYS_APART, eventStore: ESDB },
  "embedded with Kafka": { ...EMBEDDED, bus: ["kafka"] },
  "embedded with Meilisearch": { ...EMBEDDED, search: MEILI },
  mixed: MIXED,
  "distributed with the embedded search": { ...MIXED, eventStore: ESDB },
  distributed: { ...MIXED, eventStore: ESDB, search: MEILI },
};

/** Throws ConfigError where the engines of these ports are not supported together, unless SB_ENGINES=any says that this is known. */
export function requireSupported(
  { urls, anyEngines }: Pick<Config, "urls" | "anyEngines">,
  ports: readonly Port[],
): void {
  const schemes = ports.map((port) => [port, urls[port].split(":", 1)[0] ?? ""] as const);
  // Its port says better that there is no such engine.
  if (anyEngines || schemes.some(([port, scheme]) => !isKnown(port, scheme))) return;
  const all = Object.entries(PROFILES).map(([name, engines]) => ({
    ...{ name, engines, others: schemes.filter(([port, scheme]) => !engines[port].includes(scheme)) },
  }));
  // The last of several has more of what was named.
  const nearest = all.reduce((a, b) => (b.others.length <= a.others.length ? b : a));
  if (nearest.others.length === 0) return;
  const differing = nearest.others.map(
    ([port, scheme]) => `${variableOf(port)} names ${scheme}: where it has ${nearest.engines[port].join(": or ")}:`,
  );
  throw new ConfigError(
    `These engines are not supported together. Nearest is the profile "${nearest.name}": ${differing.join(", ")}. ` +
      `docs/operations.md, "Profiles", has all; SB_ENGINES=any starts without support`,
  );
}

const isKnown = (port: Port, scheme: string): boolean =>
  Object.values(PROFILES).some((engines) => engines[port].includes(scheme));

/** `readStore` is set by SB_READ_STORE_URL. */
export const variableOf = (port: Port): string => `SB_${port.replace(/[A-Z]/g, "_$&").toUpperCase()}_URL`;
