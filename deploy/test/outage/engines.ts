// For tests: engines of a test's own that can be taken away in two ways, and what services need to be told to work on them.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { makeBucket } from "@sb/platform/s3/testing.ts";
import { ownPlaceOn } from "@sb/platform/search/testing/own-place.ts";
import { startProxy } from "@sb/platform/test-support/tcp-proxy.ts";
import { createBroker, requireKafkaFolder } from "../../ci/services/kafka.ts";
import { type Engine, stopProcess } from "../../ci/services/process.ts";
import { createRedis } from "../../ci/services/redis.ts";
import { createS3, requireS3Folder } from "../../ci/services/s3.ts";

/** `away` resolves when it is away, `back` when it may be asked again. */
type Absence = { readonly away: () => Promise<void>; readonly back: () => Promise<void> };

export type TestEngine = {
  /** Settings of the services. */
  readonly env: Readonly<Record<string, string>>;
  /** It takes connections and says nothing. */
  readonly silent: Absence;
  /** Connections break, and none is made. What it had acknowledged stays. */
  readonly gone: Absence;
};

type EngineUrl = { readonly url: string } & Pick<TestEngine, "silent" | "gone">;

export async function startRedis(resources: AsyncDisposableStack): Promise<TestEngine> {
  const { url, ...absences } = await startKillable(await createRedis(await emptyFolder(resources)), resources);
  const names = ["READ_STORE", "JOBS", "LEASE", "RATE_LIMIT", "INVALIDATION"];
  return { ...absences, env: Object.fromEntries(names.map((name) => [`SB_${name}_URL`, url])) };
}

/** `folder`: SB_TEST_KAFKA_FOLDER, where its jars are. */
export async function startKafka(folder: string, resources: AsyncDisposableStack): Promise<TestEngine> {
  const { url, ...absences } = await startKillable(await createBroker(folder, await emptyFolder(resources)), resources);
  return { ...absences, env: { SB_BUS_URL: `${url}?partitions=2&session=6000` } };
}

/** Where keys don't lie in a file, another server has to tell of those that were destroyed. */
const telling = (redis: string) => ({ SB_INVALIDATION_URL: `${redis}?prefix=outage-${randomUUID()}` });

/** `folder`: SB_TEST_S3_FOLDER, where its Python is. `redis`: a server that stays. */
export async function startS3(folder: string, redis: string, resources: AsyncDisposableStack): Promise<TestEngine> {
  const server = await createS3(folder, await emptyFolder(resources));
  await server.start();
  resources.defer(() => server.stop("SIGKILL"));
  const { url, ...absences } = await behindProxy(server.url, server, resources);
  const env = { SB_FILES_URL: await makeBucket(url), SB_KEYS_URL: await makeBucket(url) };
  return { ...absences, env: { ...env, ...telling(redis) } };
}

/** `s3`: where keys lie, which EventStoreDB does not hold. `redis`: another server that stays. */
export async function startEsdb(s3: string, redis: string, resources: AsyncDisposableStack): Promise<TestEngine> {
  const { url, ...absences } = await startStandIn("esdb", resources);
  return { ...absences, env: { SB_EVENT_STORE_URL: url, SB_KEYS_URL: await makeBucket(s3), ...telling(redis) } };
}

export async function startMeili(resources: AsyncDisposableStack): Promise<TestEngine> {
  const { url, ...absences } = await startStandIn("meili", resources);
  return { ...absences, env: { SB_SEARCH_URL: url } };
}

type EveryEngine = {
  /** Settings of services that keep nothing in their data folder but mails. */
  readonly env: Readonly<Record<string, string>>;
  /** Those that were started here, by name. */
  readonly gone: Readonly<Record<string, Absence>>;
};

/**
 * One of each at once: Redis and Kafka as processes that are killed, S3 and the stand-ins with a way that is cut. A real EventStoreDB or Meilisearch
 * (SB_TEST_ESDB_URL, SB_TEST_MEILI_URL) takes the stand-in's place, and stays: somebody else runs it.
 */
export async function startEvery(resources: AsyncDisposableStack): Promise<EveryEngine> {
  const redis = await startRedis(resources);
  const redisUrl = redis.env.SB_INVALIDATION_URL ?? "";
  const s3 = await startS3(requireS3Folder(), redisUrl, resources);
  const keys = s3.env.SB_KEYS_URL ?? "";
  const kafka = await startKafka(requireKafkaFolder(), resources);
  const { SB_TEST_ESDB_URL: esdbUrl, SB_TEST_MEILI_URL: meiliUrl } = process.env;
  const esdb = esdbUrl ? placeOnEsdb(esdbUrl) : await startEsdb(keys, redisUrl, resources);
  const meili = meiliUrl
    ? { env: { SB_SEARCH_URL: resources.use(ownPlaceOn(meiliUrl)).url } }
    : await startMeili(resources);
  const every = Object.entries({ S3: s3, EventStoreDB: esdb, Meilisearch: meili, Kafka: kafka, Redis: redis });
  return {
    env: Object.assign({}, ...every.map(([, { env }]) => env)),
    gone: Object.fromEntries(every.flatMap(([name, engine]) => ("gone" in engine ? [[name, engine.gone]] : []))),
  };
}

/** A namespace that no other test uses. */
const placeOnEsdb = (url: string): Pick<TestEngine, "env"> => ({
  env: { SB_EVENT_STORE_URL: `${url}${url.includes("?") ? "&" : "?"}namespace=${randomUUID().replaceAll("-", "")}` },
});

const emptyFolder = async (resources: AsyncDisposableStack): Promise<string> =>
  resources.adopt(await mkdtemp(join(tmpdir(), "sb-outage-")), (path) => rmSync(path, { recursive: true }));

async function startKillable(
  engine: Engine & { readonly url: string },
  resources: AsyncDisposableStack,
): Promise<EngineUrl> {
  await engine.start();
  resources.defer(() => engine.stop("SIGKILL"));
  return { url: engine.url, silent: silence(engine), gone: { away: () => engine.stop("SIGKILL"), back: engine.start } };
}

const silence = ({ hang, resume }: Pick<Engine, "hang" | "resume">): Absence => ({
  away: async () => hang(),
  back: async () => resume(),
});

const STAND_IN = fileURLToPath(new URL("./stand-in.ts", import.meta.url));

/** In memory, in a process of its own. */
export async function startStandIn(kind: "esdb" | "meili", resources: AsyncDisposableStack): Promise<EngineUrl> {
  const server = spawn(process.execPath, [STAND_IN, kind], { stdio: ["ignore", "pipe", "inherit"] });
  resources.defer(() => stopProcess(server, "SIGKILL"));
  const [url] = await once(createInterface(server.stdout), "line");
  const hanging = {
    hang: () => void server.kill("SIGSTOP"),
    resume: () => void server.kill("SIGCONT"),
  };
  return behindProxy(String(url), hanging, resources);
}

/** Puts a proxy before a server that keeps everything in memory: it lives on, and the way to it is cut. */
async function behindProxy(
  url: string,
  server: Pick<Engine, "hang" | "resume">,
  resources: AsyncDisposableStack,
): Promise<EngineUrl> {
  const way = await startProxy(url);
  resources.defer(way.cut);
  return { url: way.url, silent: silence(server), gone: { away: way.cut, back: way.mend } };
}
