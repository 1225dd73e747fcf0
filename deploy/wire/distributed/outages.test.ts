// Each engine is taken away while people write and read: first it is silent, then it is gone.
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { describe } from "vitest";
import { startEsdb, startKafka, startMeili, startRedis, startS3 } from "../../test/outage/engines.ts";
import { testOutages } from "./outage.ts";

// They wait for most of the time, so they wait together.
describe.concurrent("an engine is away", () => {
  describeWith("SB_TEST_REDIS_URL", "Redis, and those whose keys lie on S3", (redis) => {
    testOutages("Redis", ["rateLimit", "readStore"], startRedis);
    describeWith("SB_TEST_S3_FOLDER", "S3", (folder) =>
      testOutages("S3", ["files", "keys"], (resources) => startS3(folder, redis, resources)),
    );
    describeWith("SB_TEST_S3_URL", "EventStoreDB (its stand-in)", (s3) =>
      testOutages("EventStoreDB", ["bus", "eventStore"], (resources) => startEsdb(s3, redis, resources)),
    );
  });
  describeWith("SB_TEST_KAFKA_FOLDER", "Kafka", (folder) =>
    testOutages("Kafka", ["bus"], (resources) => startKafka(folder, resources)),
  );
  // It needs no server: it takes minutes, so it runs where the others do.
  describeWith("SB_TEST_KAFKA_FOLDER", "Meilisearch (its stand-in)", () =>
    testOutages("Meilisearch", ["search"], startMeili),
  );
});
