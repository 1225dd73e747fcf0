// Kafka from its jars on Maven Central, as one broker that is its own controller (KRaft). It needs Java 17 and Maven.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { kafkaSettings, logIn } from "./kafka-settings.ts";
import { type Dependency, installJars, runToEnd } from "./maven.ts";
import { createEngine, type Engine, freePorts } from "./process.ts";
import type { RunningService, Service } from "./service.ts";

/** 4.4.0 lacks an artifact. */
const VERSION = "4.3.1";
const CLUSTER_ID = "MkU3OEVBNTcwNTJENDM2Qg";

const DEPENDENCIES: readonly Dependency[] = [
  ["org.apache.kafka", "kafka_2.13", VERSION],
  ["org.slf4j", "slf4j-simple", "1.7.36"],
];

const jarsIn = (folder: string): string => join(folder, `kafka-${VERSION}`);

export type Broker = Engine & { readonly url: string };

/** Formats its storage; `data` is an empty folder. */
export async function createBroker(folder: string, data: string): Promise<Broker> {
  const [port = 0, controllerPort = 0] = await freePorts(2);
  const settings = join(data, "kafka.properties");
  writeFileSync(settings, kafkaSettings({ port, controllerPort, data }));
  const quiet = "-Dorg.slf4j.simpleLogger.defaultLogLevel=error";
  // It does not live long enough for code that is compiled twice.
  const fast = "-XX:TieredStopAtLevel=1";
  const java = (heap: string) => ["-cp", join(jarsIn(folder), "*"), `-Xmx${heap}`, fast, quiet];
  const format = ["kafka.tools.StorageTool", "format", "--cluster-id", CLUSTER_ID, "--config", settings];
  runToEnd("java", [...java("128m"), ...format]);
  const args = [...java("384m"), "-XX:+UseSerialGC", "kafka.Kafka", settings];
  const broker = createEngine("java", args, port, { stdio: ["ignore", "ignore", "inherit"] });
  return { ...broker, url: `kafka://127.0.0.1:${port}` };
}

/** Where Kafka's jars are, for a test with a broker of its own. */
export function requireKafkaFolder(): string {
  const folder = process.env.SB_TEST_KAFKA_FOLDER;
  if (!folder)
    throw new Error("SB_TEST_KAFKA_FOLDER must name the folder of the jars: npm run services -- COMMAND sets it");
  return folder;
}

async function start(folder: string, data: string): Promise<RunningService> {
  const broker = await createBroker(folder, data);
  await broker.start();
  const env = { SB_TEST_KAFKA_URL: broker.url, SB_TEST_KAFKA_FOLDER: folder, SB_TEST_KAFKA_LOG: logIn(data) };
  // Nobody needs its data any more.
  return { env, stop: () => broker.stop("SIGKILL") };
}

export const kafka: Service = {
  name: "Kafka",
  install: async (folder) => installJars(jarsIn(folder), DEPENDENCIES),
  start,
};
