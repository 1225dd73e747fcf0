import { emptyRedis } from "../redis/testing.ts";
import { describeWith } from "../test-support/needs.ts";
import { testReadStore } from "./contract.ts";
import { openReadStore } from "./open.ts";

describeWith("SB_TEST_REDIS_URL", "read store on Redis", (server) => {
  testReadStore("redis", async () => {
    const { url, remove } = emptyRedis(server);
    return { open: () => openReadStore(url, "/nowhere"), remove };
  });
});
