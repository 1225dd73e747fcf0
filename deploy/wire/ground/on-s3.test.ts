// Files and keys in an S3 store, seen from outside: what a deletion leaves in its buckets.
import { CHECKPOINT_FILE } from "@sb/contracts/log/model.ts";
import { FILTER_FILE } from "@sb/contracts/report/lookup/filter.ts";
import { openBucket } from "@sb/platform/s3/bucket.ts";
import { getObject, listObjects } from "@sb/platform/s3/objects.ts";
import { makeBucket } from "@sb/platform/s3/testing.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { seeing, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

function withEvidence(): FormData {
  const form = new FormData();
  form.set("declaration", JSON.stringify(declaration()));
  form.append("files", new Blob(["What they wrote to me."]), "letter.txt");
  return form;
}

async function openForTest(url: string) {
  const bucket = await openBucket(url);
  return {
    names: () => Array.fromAsync(listObjects(bucket, "")),
    bytesOf: async (key: string) => (await getObject(bucket, key))?.bytes.length,
    [Symbol.dispose]: () => bucket.client.destroy(),
  };
}

describeWith("SB_TEST_S3_URL", "a service with files and keys on S3", (url) => {
  test("leaves neither key nor file of a deleted report", async () => {
    const [SB_FILES_URL, SB_KEYS_URL] = [await makeBucket(url), await makeBucket(url)];
    using files = await openForTest(SB_FILES_URL);
    using keys = await openForTest(SB_KEYS_URL);
    using dir = temporaryDir();
    await using server = await startServer({ dataDir: dir.path, env: { SB_FILES_URL, SB_KEYS_URL } });
    const person = await signIn(server.url, "s3@example.com", "Stored");
    const filed = await person.call<{ readonly dclrSeq: number }>("POST", "report", withEvidence());
    expect(filed.status).toBe(201);
    const { dclrSeq } = filed.body;
    expect((await person.call("GET", `report/history/${dclrSeq}`, undefined, seeing(filed))).status).toBe(200);
    expect(await files.names()).not.toEqual([]);
    expect(await keys.bytesOf(`keys/report-${dclrSeq}`)).toBeGreaterThan(0);

    expect((await person.call("POST", "report/history/delete", { dclrSeq })).status).toBe(204);
    expect(await keys.bytesOf(`keys/report-${dclrSeq}`)).toBe(0);
    // The set of all targets holds hashes, and is made anew each night.
    const left = async () => (await files.names()).filter((name) => name !== FILTER_FILE && name !== CHECKPOINT_FILE);
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  }, 90_000);
});
