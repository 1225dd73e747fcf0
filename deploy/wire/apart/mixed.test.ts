// Events and search in SQLite, all else on engines.
import { randomUUID } from "node:crypto";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { testServicesApart } from "./promises.ts";

const NAME = "services apart, on Redis and Kafka";
const PREFIX = `test-${randomUUID()}`;

describeWith("SB_TEST_REDIS_URL", NAME, (redis) =>
  describeWith("SB_TEST_KAFKA_URL", NAME, (kafka) => {
    const inRedis = `${redis}?prefix=${PREFIX}`;
    testServicesApart({
      SB_READ_STORE_URL: inRedis,
      SB_JOBS_URL: inRedis,
      SB_LEASE_URL: inRedis,
      SB_RATE_LIMIT_URL: inRedis,
      // A process that dies gives its events to the others after two seconds.
      SB_BUS_URL: `${kafka}?prefix=${PREFIX}&partitions=2&session=2000`,
    });
  }),
);
