// For tests: where the product keeps its data. On the embedded profile all of it is in the data folder; on the mixed one, events
// and search are, and all else is on Redis, Kafka and S3.
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { type Config, readConfig } from "@sb/platform/config/config.ts";
import type { ServerVariable } from "@sb/platform/test-support/needs.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = Readonly<Record<string, string>>;
export type Profile = "embedded" | "mixed";

/** The servers of the mixed profile. */
export const MIXED_NEEDS = [
  "SB_TEST_REDIS_URL",
  "SB_TEST_KAFKA_URL",
  "SB_TEST_S3_URL",
] as const satisfies ServerVariable[];

export const hasMixed = (env: Environment = process.env): boolean => MIXED_NEEDS.every((name) => env[name]);

/** The profile of this test run: SB_TEST_PROFILE. */
export function profileOf({ SB_TEST_PROFILE: profile = "embedded" }: Environment = process.env): Profile {
  if (profile !== "embedded" && profile !== "mixed") throw new Error("SB_TEST_PROFILE must be embedded or mixed");
  return profile;
}

/** The product's settings for this data folder, besides SB_DATA_DIR: the same each time. */
export function settingsOf(dataDir: string, env: Environment = process.env): Settings {
  return profileOf(env) === "mixed" ? mixedSettings(namespaceOf(dataDir, env), env) : {};
}

/** The URLs of all ports, for tests that open one themselves. */
export const urlsOf = (dataDir: string): Config["urls"] =>
  readConfig({ ...settingsOf(dataDir), SB_DATA_DIR: dataDir }).urls;

/** The beginning of all names on the servers that belong to this run (SB_TEST_RUN). */
export const runPrefix = ({ SB_TEST_RUN: run = "alone" }: Environment = process.env): string => `t-${run}-`;

/** Every data folder has a place of its own, so that tests can run beside each other. */
export const namespaceOf = (dataDir: string, env: Environment = process.env): string =>
  runPrefix(env) + createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 16);

function mixedSettings(namespace: string, env: Environment): Settings {
  const redis = `${requireUrl("SB_TEST_REDIS_URL", env)}?prefix=${namespace}`;
  const s3 = requireUrl("SB_TEST_S3_URL", env);
  return {
    SB_READ_STORE_URL: redis,
    SB_JOBS_URL: redis,
    SB_LEASE_URL: redis,
    SB_RATE_LIMIT_URL: redis,
    SB_INVALIDATION_URL: redis,
    // The groups of a process that was killed are another's after so many milliseconds.
    SB_BUS_URL: `${requireUrl("SB_TEST_KAFKA_URL", env)}?prefix=${namespace}&partitions=2&session=6000`,
    SB_FILES_URL: below(s3, namespace),
    SB_KEYS_URL: below(keysBucket(s3), namespace),
  };
}

/** Keys have a bucket of their own, beside the one that tests are given. */
export function keysBucket(s3: string): string {
  const url = new URL(s3);
  url.pathname += "-keys";
  return url.href;
}

function below(s3: string, namespace: string): string {
  const url = new URL(s3);
  url.pathname += `/${namespace}`;
  return url.href;
}

export const requireUrl = (name: (typeof MIXED_NEEDS)[number], env?: Environment): string => requireSetting(name, env);

export function requireSetting(name: `SB_TEST_${string}`, env: Environment = process.env): string {
  const value = env[name];
  if (!value) throw new Error(`The mixed profile needs ${name}: npm run services -- COMMAND sets what is needed`);
  return value;
}
