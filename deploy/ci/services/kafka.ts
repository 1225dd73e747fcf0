// Kafka from its jars on Maven Central, as one broker that is its own controller (KRaft). It needs Java 17 and Maven.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kafkaSettings, logIn } from "./kafka-settings.ts";
import { createEngine, type Engine, freePorts } from "./process.ts";
import type { RunningService, Service } from "./service.ts";

/** 4.4.0 lacks an artifact. */
const VERSION = "4.3.1";
const COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies";
const CLUSTER_ID = "MkU3OEVBNTcwNTJENDM2Qg";

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>org.safer-block</groupId><artifactId>kafka-for-tests</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${VERSION}</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>
`;

const jarsIn = (folder: string): string => join(folder, `kafka-${VERSION}`);

function runToEnd(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? `exit code ${status}`}`);
}

function install(folder: string): void {
  if (existsSync(jarsIn(folder))) return;
  const unfinished = join(folder, "kafka-unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const pom = join(unfinished, "pom.xml");
  writeFileSync(pom, POM);
  const jars = join(unfinished, "jars");
  const where = ["--file", pom, `-DoutputDirectory=${jars}`, "-DincludeScope=runtime"];
  runToEnd("mvn", ["--batch-mode", "--quiet", "--strict-checksums", ...where, COPY]);
  renameSync(jars, jarsIn(folder));
  rmSync(unfinished, { recursive: true });
}

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
  if (!folder) throw new Error("SB_TEST_KAFKA_FOLDER must name the folder of the jars");
  return folder;
}

async function start(folder: string, data: string): Promise<RunningService> {
  const broker = await createBroker(folder, data);
  await broker.start();
  const env = { SB_TEST_KAFKA_URL: broker.url, SB_TEST_KAFKA_FOLDER: folder, SB_TEST_KAFKA_LOG: logIn(data) };
  // Nobody needs its data any more.
  return { env, stop: () => broker.stop("SIGKILL") };
}

export const kafka: Service = { name: "Kafka", install: async (folder) => install(folder), start };
