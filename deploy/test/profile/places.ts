// For tests: what a run on the mixed profile needs on the servers, and what it leaves there.
import { findInKafka, removeFromKafka } from "@sb/platform/bus/testing/kafka-remove.ts";
import { countInRedis, removeFromRedis } from "@sb/platform/redis/testing.ts";
import { findObjects, removeObjects, requireBucket } from "@sb/platform/s3/testing.ts";
import { keysBucket, requireUrl } from "./profile.ts";

const servers = () => {
  const files = requireUrl("SB_TEST_S3_URL");
  return {
    redis: requireUrl("SB_TEST_REDIS_URL"),
    kafka: requireUrl("SB_TEST_KAFKA_URL"),
    files,
    keys: keysBucket(files),
  };
};

export const makePlaces = (): Promise<void> => requireBucket(servers().keys);

/** Removes all whose name begins so: of a run, or of one data folder. Kafka keeps groups of a process that was just killed. */
export async function removePlaces(beginning: string): Promise<void> {
  const { redis, kafka, files, keys } = servers();
  await Promise.all([
    removeFromRedis(redis, beginning),
    removeFromKafka(kafka, beginning),
    removeObjects(files, beginning),
    removeObjects(keys, beginning),
  ]);
}

/** How much of it there is. */
export async function countPlaces(beginning: string) {
  const { redis, kafka, files, keys } = servers();
  const { topics, groups } = await findInKafka(kafka, beginning);
  return {
    inRedis: await countInRedis(redis, beginning),
    topics: topics.length,
    groups: groups.length,
    files: (await findObjects(files, beginning)).length,
    keys: (await findObjects(keys, beginning)).length,
  };
}
