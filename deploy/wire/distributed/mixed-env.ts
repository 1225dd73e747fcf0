// For tests: settings of services on Redis, Kafka and S3, at places that no other test uses.
import { randomUUID } from "node:crypto";
import { makeBucket } from "@sb/platform/s3/testing.ts";

type Servers = { readonly redis: string; readonly kafka: string; readonly s3: string };

/** Events and search stay in SQLite. */
export async function mixedEnv({ redis, kafka, s3 }: Servers) {
  const prefix = `test-${randomUUID()}`;
  const inRedis = `${redis}?prefix=${prefix}`;
  // A process that dies gives its events to the others after two seconds.
  const bus = `${kafka}?prefix=${prefix}&partitions=2&session=2000`;
  return {
    SB_READ_STORE_URL: inRedis,
    SB_JOBS_URL: inRedis,
    SB_LEASE_URL: inRedis,
    SB_RATE_LIMIT_URL: inRedis,
    SB_INVALIDATION_URL: inRedis,
    SB_BUS_URL: bus,
    SB_PARTNERS_URL: bus,
    SB_FILES_URL: await makeBucket(s3),
    SB_KEYS_URL: await makeBucket(s3),
  };
}
