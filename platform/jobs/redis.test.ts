import { emptyRedis } from "../redis/testing.ts";
import { describeWith } from "../test-support/needs.ts";
import { testJobs } from "./contract.ts";

describeWith("SB_TEST_REDIS_URL", "jobs in Redis", (server) => {
  testJobs("redis", async () => {
    const { url, remove } = emptyRedis(server);
    return { url, dataDir: "/nowhere", manyJobs: 1_000, remove };
  });
});
