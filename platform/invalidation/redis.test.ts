import { expect, test, vi } from "vitest";
import { emptyRedis } from "../redis/testing.ts";
import { describeWith } from "../test-support/needs.ts";
import { startProxy } from "../test-support/tcp-proxy.ts";
import { testInvalidation } from "./contract.ts";
import { openInvalidation } from "./open.ts";

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000, interval: 10 });

describeWith("SB_TEST_REDIS_URL", "invalidation by Redis", (server) => {
  testInvalidation("redis", () => {
    const { url, remove } = emptyRedis(server);
    return { open: () => openInvalidation(url), remove };
  });

  test("tells other processes, also of what they have missed", async () => {
    const { url } = emptyRedis(server);
    const proxy = await startProxy(url);
    const [one, other] = [await openInvalidation(url), await openInvalidation(proxy.url)];
    const forget = vi.fn();
    other.onTold("keys", forget);
    await one.tell("keys");
    await until(() => expect(forget).toHaveBeenCalledTimes(1));
    await proxy.cut();
    await until(() => expect(forget).toHaveBeenCalledTimes(2));
    await one.tell("keys");
    await proxy.mend();
    await until(() => expect(forget.mock.calls.length).toBeGreaterThan(2));
    await expect(one.tell("keys")).resolves.toBeUndefined();
    for (const invalidation of [one, other]) await invalidation.close();
    await proxy.cut();
  });
});
