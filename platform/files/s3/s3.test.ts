import { expect, test } from "vitest";
import { emptyPlace } from "../../s3/testing.ts";
import { describeWith } from "../../test-support/needs.ts";
import { testFiles } from "../contract/contract.ts";
import { openFiles } from "../open.ts";
import { PART_BYTES } from "./parts.ts";

const NOWHERE = "/nowhere";

describeWith("SB_TEST_S3_URL", "files on S3", (url) => {
  testFiles("s3", async () => {
    const place = emptyPlace(url);
    return { open: () => openFiles(place, NOWHERE), remove: async () => undefined };
  });

  test("gives back a file of several parts, whole", async () => {
    const files = await openFiles(emptyPlace(url), NOWHERE);
    const bytes = Buffer.alloc(2 * PART_BYTES + 3, "0123456789");
    await files.put("large", bytes);
    expect(Buffer.compare(Buffer.from((await files.get("large")) ?? []), bytes)).toBe(0);
    await files.close();
  });

  test("keeps what two prefixes of a bucket hold apart", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => openFiles(emptyPlace(url), NOWHERE)));
    await one?.put("a/b", Uint8Array.of(1));
    expect(await two?.get("a/b")).toBeUndefined();
    expect(await Array.fromAsync(two?.list("a/") ?? [])).toEqual([]);
    for (const files of [one, two]) await files?.close();
  });

  test("names a bucket that is not there", async () => {
    const missing = url.replace(/\/[^/?]+(?=\?|$)/, "/not-there");
    await expect(openFiles(missing, NOWHERE)).rejects.toThrow(
      "The bucket not-there can't be used: the S3 store answers 404",
    );
  });
});

test("says that a store does not answer, without its secret", async () => {
  const opening = openFiles("s3://key:secret@127.0.0.1:1/bucket?tls=false", NOWHERE);
  await expect(opening).rejects.toMatchObject({ code: "SERVER_AWAY", message: "The S3 store does not answer" });
});
