import { expect, test } from "vitest";
import { emptyRedis } from "../redis/testing.ts";
import { describeWith } from "../test-support/needs.ts";
import { testLeases } from "./contract.ts";
import { openLeases } from "./open.ts";

describeWith("SB_TEST_REDIS_URL", "leases in Redis", (server) => {
  testLeases("redis", async () => {
    const { url, remove } = emptyRedis(server);
    return { open: () => openLeases(url, "/nowhere"), remove };
  });

  test("are shared by processes, each of which takes over with a greater token", async () => {
    const { url, remove } = emptyRedis(server);
    const [one, other] = [await openLeases(url, "/nowhere"), await openLeases(url, "/nowhere")];
    const first = (await one.acquire("projector", 60_000)) ?? 0;
    expect(await other.acquire("projector", 60_000)).toBeUndefined();
    expect(await other.renew("projector", first, 60_000)).toBe(true);
    await one.release("projector", first);
    expect(await other.acquire("projector", 60_000)).toBeGreaterThan(first);
    expect(await one.renew("projector", first, 60_000)).toBe(false);
    for (const leases of [one, other]) await leases.close();
    await remove();
  });
});
