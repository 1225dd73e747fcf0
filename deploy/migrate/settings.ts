// The place that is left and the one it goes to, both as settings (platform/config).
import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseEnv } from "node:util";
import { type Config, ConfigError, readConfig } from "@sb/platform/config/config.ts";
import { eventsFile } from "@sb/platform/event-store/open.ts";
import type { Options } from "./options.ts";

/** `dataDir` is absolute. */
export type Sides = { readonly source: Config; readonly target: Config };

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws ConfigError, with one line, where one of them can't be read or the two don't go together. */
export async function readSides(options: Options, environment: Environment): Promise<Sides> {
  const sides = { source: await readSource(options), target: readTarget(options, environment) };
  requireMovable(sides);
  return sides;
}

async function readSource({ from, fromEnv }: Options): Promise<Config> {
  const path = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(from)?.[1];
  if (path === undefined)
    throw new ConfigError("--from must be sqlite: and the path of a data folder or of its events");
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new ConfigError(`--from: ${path} does not exist`);
  const given = fromEnv === undefined ? {} : parseEnv(await readFile(fromEnv, "utf8"));
  const place = found.isDirectory()
    ? { SB_DATA_DIR: path, SB_EVENT_STORE_URL: "sqlite:" }
    : { SB_DATA_DIR: given.SB_DATA_DIR ?? dirname(path), SB_EVENT_STORE_URL: `sqlite:${resolve(path)}` };
  return absolute(readConfig({ ...given, ...place }));
}

function readTarget({ to }: Options, environment: Environment): Config {
  const set = environment.SB_EVENT_STORE_URL;
  if (to !== undefined && set && set !== to) throw new ConfigError("--to and SB_EVENT_STORE_URL name different places");
  return absolute(readConfig({ ...environment, SB_EVENT_STORE_URL: to ?? set }));
}

const absolute = (config: Config): Config => ({ ...config, dataDir: resolve(config.dataDir) });

function requireMovable({ source, target }: Sides): void {
  if (source.urls.bus !== "inline:")
    throw new ConfigError("--from: only the places of groups on the bus inline: can be moved");
  if (placeOf("events", source) === placeOf("events", target))
    throw new ConfigError("the target's events are those of --from: set SB_DATA_DIR or SB_EVENT_STORE_URL");
  if (placeOf("bus", source) === placeOf("bus", target))
    throw new ConfigError("the target's consumer groups would be those of --from: set SB_DATA_DIR or SB_BUS_URL");
  if (source.urls.keys !== "sqlite:" && source.urls.keys !== target.urls.keys)
    throw new ConfigError("keys can be moved from the event log only: set SB_KEYS_URL to where they are");
  if (source.urls.keys === "sqlite:" && target.urls.keys !== "sqlite:" && !target.urls.keys.startsWith("s3:"))
    throw new ConfigError("SB_KEYS_URL must be sqlite: or s3:");
}

/** The parts that can lie in the data folder or elsewhere. */
export type Part = "events" | "files" | "jobs" | "bus";

/** Two that are equal are one place. It may hold a password: never shown. */
export function placeOf(part: Part, { urls, dataDir }: Config): string {
  switch (part) {
    case "events":
      return urls.eventStore.startsWith("sqlite:") ? eventsFile(urls.eventStore, dataDir) : urls.eventStore;
    case "files":
      return urls.files === "file:" ? resolve(dataDir, "files") : urls.files.replace(/^file:(?:\/\/(?=\/))?/, "");
    case "jobs":
      return urls.jobs === "sqlite:" ? resolve(dataDir, "jobs.db") : urls.jobs.replace(/^sqlite:/, "");
    case "bus":
      return urls.bus === "inline:" ? resolve(dataDir, "bus.db") : urls.bus;
  }
}

export const staysInPlace = (part: Part, { source, target }: Sides): boolean =>
  placeOf(part, source) === placeOf(part, target);
