// Nothing in SQLite: the distributed profile, but that stand-ins take the places of EventStoreDB and Meilisearch.
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { startStandIn } from "../../test/outage/engines.ts";
import { mixedEnv } from "./mixed-env.ts";
import { testServices } from "./promises.ts";

const NAME = "services apart, on Redis, Kafka, S3, and stand-ins of EventStoreDB and Meilisearch";

describeWith("SB_TEST_REDIS_URL", NAME, (redis) =>
  describeWith("SB_TEST_KAFKA_URL", NAME, (kafka) =>
    describeWith("SB_TEST_S3_URL", NAME, (s3) =>
      testServices(async (resources) => ({
        ...(await mixedEnv({ redis, kafka, s3 })),
        SB_EVENT_STORE_URL: (await startStandIn("esdb", resources)).url,
        SB_SEARCH_URL: (await startStandIn("meili", resources)).url,
      })),
    ),
  ),
);
