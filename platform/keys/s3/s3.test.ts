import { expect, it } from "vitest";
import { openTempEventStore } from "../../event-store/testing/testing.ts";
import { openBucket } from "../../s3/bucket.ts";
import { getObject, listObjects } from "../../s3/objects.ts";
import { startFront } from "../../s3/s3-front.fixture.ts";
import { emptyPlace, makeBucket } from "../../s3/testing.ts";
import { describeWith } from "../../test-support/needs.ts";
import { testKeys } from "../contract/contract.ts";
import { openKeys } from "../open.ts";

const ELSEWHERE = { dataDir: "/nowhere", eventStoreUrl: "esdb://host" };

describeWith("SB_TEST_S3_URL", "keys on S3", (url) => {
  testKeys("s3", async () => {
    const place = emptyPlace(url);
    const temp = await openTempEventStore();
    return {
      open: async () => ({ keys: await openKeys(place, ELSEWHERE), eventStore: await temp.another() }),
      dispose: async () => temp[Symbol.asyncDispose](),
    };
  });

  it("leaves nothing of a destroyed key in the bucket", async () => {
    const place = emptyPlace(url);
    const keys = await openKeys(place, ELSEWHERE);
    await keys.make("report-1", "wrapped-key");
    await keys.destroy("report-1");
    await keys.close();
    const bucket = await openBucket(place);
    for await (const name of listObjects(bucket, "")) {
      const found = await getObject(bucket, name);
      expect(Buffer.from(found?.bytes ?? []).toString()).not.toContain("wrapped-key");
    }
    bucket.client.destroy();
  });

  it("finds many keys in one call", async () => {
    const keys = await openKeys(emptyPlace(url), ELSEWHERE);
    // More than there are connections.
    const names = Array.from({ length: 300 }, (_, at) => `report-${at}`);
    await Promise.all(names.map((name) => keys.make(name, `of-${name}`)));
    const found = await keys.findMany([...names, ...names]);
    expect(found.map(({ wrapped }) => wrapped)).toEqual([...names, ...names].map((name) => `of-${name}`));
    await keys.close();
  });

  it("refuses a store that ignores the precondition", async () => {
    await using front = await startFront(emptyPlace(url), { hide: ["if-none-match"] });
    await expect(openKeys(front.url, ELSEWHERE)).rejects.toThrow("ignores If-None-Match");
  });

  it.each(["Enabled", "Suspended"] as const)("refuses a bucket whose versions are %s", async (status) => {
    const versioned = await makeBucket(url, status);
    await expect(openKeys(versioned, ELSEWHERE)).rejects.toThrow("keeps versions, or has kept some");
  });

  it("reads a key again whose answer was cut off", async () => {
    let cuts = 0;
    const place = emptyPlace(url);
    await using front = await startFront(place, {
      cuts: ({ method, url: path = "" }) => method === "GET" && path.includes("/keys/") && ++cuts < 3,
    });
    const [maker, keys] = [await openKeys(place, ELSEWHERE), await openKeys(front.url, ELSEWHERE)];
    await maker.make("report-1", "wrapped");
    expect(await keys.find("report-1")).toEqual({ status: "LIVE", wrapped: "wrapped" });
    expect(cuts).toBe(3);
    for (const each of [maker, keys]) await each.close();
  });
});
