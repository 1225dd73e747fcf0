// Jars from Maven Central, with all that they depend on.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Group, artifact, version. */
export type Dependency = readonly [group: string, artifact: string, version: string];

const COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies";

/** Does nothing where `jars`, a folder, is there already. Throws where Maven fails. */
export function installJars(jars: string, dependencies: readonly Dependency[]): void {
  if (existsSync(jars)) return;
  const unfinished = `${jars}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const pom = join(unfinished, "pom.xml");
  writeFileSync(pom, pomOf(dependencies));
  const found = join(unfinished, "jars");
  const where = ["--file", pom, `-DoutputDirectory=${found}`, "-DincludeScope=runtime"];
  runToEnd("mvn", ["--batch-mode", "--quiet", "--strict-checksums", ...where, COPY]);
  renameSync(found, jars);
  rmSync(unfinished, { recursive: true });
}

/** Throws where the command fails. */
export function runToEnd(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? `exit code ${status}`}`);
}

const pomOf = (dependencies: readonly Dependency[]): string => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>org.safer-block</groupId><artifactId>jars-for-tests</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>${dependencies
    .map(
      ([group, artifact, version]) =>
        `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
    )
    .join("")}</dependencies>
</project>
`;
