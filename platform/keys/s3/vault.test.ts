import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { startFront } from "../../s3/s3-front.fixture.ts";
import { emptyPlace } from "../../s3/testing.ts";
import { describeWith } from "../../test-support/needs.ts";
import { createVault } from "../../vault/vault.ts";
import { openKeys } from "../open.ts";

const ELSEWHERE = { dataDir: "/nowhere", eventStoreUrl: "esdb://host" };

describeWith("SB_TEST_S3_URL", "what is sealed with keys on S3", (url) => {
  it("opens nothing in another service once its key was destroyed, tried at once, and tells it to forget", async () => {
    const place = emptyPlace(url);
    const masterKey = randomBytes(32);
    const [one, two] = [await openKeys(place, ELSEWHERE), await openKeys(place, ELSEWHERE)];
    const [writer, reader] = [createVault({ keys: one, root: masterKey }), createVault({ keys: two, root: masterKey })];
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    for (let at = 0; at < 5; at += 1) {
      const sealed = await writer.seal(`report-${at}`, { words: at });
      // Twice, so that the second time the key is in the other one's memory.
      for (const _ of [1, 2]) expect(await reader.open(`report-${at}`, sealed)).toEqual({ words: at });
      if (at === 4) reader.onDestroyed(tell);
      await writer.shred(`report-${at}`);
      expect(await reader.open(`report-${at}`, sealed)).toBeUndefined();
    }
    await told;
    for (const keys of [one, two]) await keys.close();
  });

  it("says that the store does not answer, and goes on when it does again", async () => {
    let isGone = false;
    await using front = await startFront(emptyPlace(url), { fails: () => isGone });
    const keys = await openKeys(front.url, ELSEWHERE);
    await keys.make("report-1", "wrapped");
    isGone = true;
    const away = { code: "SERVER_AWAY" };
    const asked = [keys.find("report-1"), keys.make("report-2", "wrapped"), keys.destroy("report-1")];
    await Promise.all(asked.map((one) => expect(one).rejects.toMatchObject(away)));
    isGone = false;
    expect(await keys.find("report-1")).toEqual({ status: "LIVE", wrapped: "wrapped" });
    await keys.close();
  });
});
