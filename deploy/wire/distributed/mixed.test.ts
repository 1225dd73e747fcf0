// Events and search in SQLite, all else on engines.
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { mixedEnv } from "./mixed-env.ts";
import { testServices } from "./promises.ts";

const NAME = "services apart, on Redis, Kafka and S3";

describeWith("SB_TEST_REDIS_URL", NAME, (redis) =>
  describeWith("SB_TEST_KAFKA_URL", NAME, (kafka) =>
    describeWith("SB_TEST_S3_URL", NAME, (s3) => testServices(() => mixedEnv({ redis, kafka, s3 }))),
  ),
);
