// Events and search in SQLite, all else on engines.
import { randomUUID } from "node:crypto";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { beforeAll } from "vitest";
import { testServicesApart } from "./promises.ts";

const NAME = "services apart, on Redis, Kafka and S3";
const PREFIX = `test-${randomUUID()}`;

describeWith("SB_TEST_REDIS_URL", NAME, (redis) =>
  describeWith("SB_TEST_KAFKA_URL", NAME, (kafka) =>
    describeWith("SB_TEST_S3_URL", NAME, (s3) => {
      const inRedis = `${redis}?prefix=${PREFIX}`;
      const files = bucketBeside(s3, `${PREFIX}-files`);
      const keys = bucketBeside(s3, `${PREFIX}-keys`);
      beforeAll(async () => {
        for (const url of [files, keys]) await makeBucket(url);
      });
      testServicesApart({
        SB_READ_STORE_URL: inRedis,
        SB_JOBS_URL: inRedis,
        SB_LEASE_URL: inRedis,
        SB_RATE_LIMIT_URL: inRedis,
        SB_INVALIDATION_URL: inRedis,
        // A process that dies gives its events to the others after two seconds.
        SB_BUS_URL: `${kafka}?prefix=${PREFIX}&partitions=2&session=2000`,
        SB_FILES_URL: files,
        SB_KEYS_URL: keys,
      });
    }),
  ),
);

/** The same store with another bucket: keys have one of their own. */
function bucketBeside(url: string, bucket: string): string {
  const beside = new URL(url);
  beside.pathname = `/${bucket}`;
  return beside.href;
}

async function makeBucket(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const made = await fetch(`http://${host}${pathname}`, { method: "PUT" });
  if (!made.ok) throw new Error(`the store makes no bucket: ${made.status}`);
}
