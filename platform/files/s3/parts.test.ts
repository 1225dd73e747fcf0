import { ListMultipartUploadsCommand } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { openBucket } from "../../s3/bucket.ts";
import { startFront } from "../../s3/s3-front.fixture.ts";
import { emptyPlace } from "../../s3/testing.ts";
import { describeWith } from "../../test-support/needs.ts";
import { openFiles } from "../open.ts";
import { PART_BYTES } from "./parts.ts";

const NOWHERE = "/nowhere";

describeWith("SB_TEST_S3_URL", "files that go to S3 in parts", (url) => {
  test("keeps the old file where a part of the new one can't be put, and leaves no part behind", async () => {
    const place = emptyPlace(url);
    await using front = await startFront(place, { fails: ({ url: path = "" }) => path.includes("partNumber=2") });
    const files = await openFiles(front.url, NOWHERE);
    await files.put("large", Uint8Array.of(1));
    const putting = files.put("large", new Uint8Array(2 * PART_BYTES));
    await expect(putting).rejects.toMatchObject({ code: "SERVER_AWAY" });
    expect(await files.get("large")).toEqual(Uint8Array.of(1));
    const { client, name, prefix } = await openBucket(place);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix }));
    expect(Uploads.filter(({ Key }) => Key?.startsWith(prefix))).toEqual([]);
    client.destroy();
    await files.close();
  });
});
