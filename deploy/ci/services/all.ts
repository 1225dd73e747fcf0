import { type Engine, findEngine } from "../docker/engine.ts";
import type { ComposedService } from "./composed.ts";
import { eventStore } from "./event-store.ts";
import { kafka } from "./kafka.ts";
import { meilisearch } from "./meilisearch.ts";
import { redis } from "./redis.ts";
import { s3 } from "./s3.ts";
import type { Service } from "./service.ts";
import { veraPdf } from "./verapdf.ts";

/** Services that `with-services` starts anywhere, one line each. */
const SERVICES: readonly Service[] = [kafka, redis, s3, veraPdf];
/** Services that it starts where Docker is. */
const IN_DOCKER: readonly ComposedService[] = [eventStore, meilisearch];

type Environment = Readonly<Record<string, string | undefined>>;

/** Those that can be started here. Says so where some can't. */
export async function servicesHere(environment: Environment, say: (line: string) => void): Promise<readonly Service[]> {
  const wanted = IN_DOCKER.filter(({ variable }) => !environment[variable]);
  if (wanted.length === 0) return SERVICES;
  return [...SERVICES, ...startable(wanted, await findEngine(environment), say)];
}

function startable(wanted: readonly Service[], engine: Engine, say: (line: string) => void): readonly Service[] {
  if ("where" in engine) return wanted;
  say(`not started: ${wanted.map(({ name }) => name).join(", ")} (${engine.why})`);
  return [];
}
