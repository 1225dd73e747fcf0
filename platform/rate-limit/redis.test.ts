import { expect, test } from "vitest";
import { emptyRedis } from "../redis/testing.ts";
import { describeWith } from "../test-support/needs.ts";
import { testRateLimitCounters } from "./contract.ts";
import { openDailyCounters, openRateLimitCounters } from "./open.ts";

describeWith("SB_TEST_REDIS_URL", "rate-limit counters in Redis", (server) => {
  testRateLimitCounters("redis", async () => {
    const { url, remove } = emptyRedis(server);
    const counters = await openRateLimitCounters(url, "/nowhere");
    const close = async (): Promise<void> => {
      await counters.close();
      await remove();
    };
    return { ...counters, close };
  });

  test("are shared by processes, those of a day among them", async () => {
    const { url, remove } = emptyRedis(server);
    const [one, other] = [await openRateLimitCounters(url, "/nowhere"), await openDailyCounters(url, "/nowhere")];
    await one.hit("a", 60_000);
    expect((await other.hit("a", 60_000)).count).toBe(2);
    for (const counters of [one, other]) await counters.close();
    await remove();
  });
});
