import { indexes } from "@sb/contracts/subjects.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import { openRedis } from "@sb/platform/redis/connect.ts";
import { removeFromRedis } from "@sb/platform/redis/testing.ts";
import { openSearchEngine } from "@sb/platform/search/open.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { describe } from "vitest";
import { startStandIn } from "../../test/outage/engines.ts";
import { testRebuilt } from "./rebuilt.ts";

describe("services apart on the files of one machine", () =>
  testRebuilt({
    async lose(dir) {
      const readStore = await openReadStore("sqlite:", dir);
      for (const name of await readStore.projections()) await readStore.drop(name);
      await readStore.close();
      const search = await openSearchEngine("sqlite:", dir, indexes);
      for (const { name } of indexes) await search.drop(name);
      await search.close();
    },
  }));

describeWith("SB_TEST_REDIS_URL", "services apart on Redis and a stand-in of Meilisearch", (redis) => {
  const prefix = `rebuilt-${process.pid}`;
  testRebuilt({
    settings: async (resources) => ({
      SB_ENGINES: "any",
      SB_READ_STORE_URL: `${redis}?prefix=${prefix}`,
      SB_SEARCH_URL: (await startStandIn("meili", resources)).url,
    }),
    /** As a server that comes back empty: what says that a model is there goes first. */
    async lose() {
      const { client, close } = await openRedis(redis, { durable: false });
      await client.unlink(`${prefix}:read:models`, `${prefix}:read:ready`);
      await close();
      await removeFromRedis(redis, `${prefix}:read:`);
    },
  });
});
