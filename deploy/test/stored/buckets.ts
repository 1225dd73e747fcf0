// For tests: what lies in a bucket.
import { openBucket } from "@sb/platform/s3/bucket.ts";
import { getObject, listObjects } from "@sb/platform/s3/objects.ts";

/** The text of each object, by its name. */
export async function textsIn(url: string): Promise<ReadonlyMap<string, string>> {
  const bucket = await openBucket(url);
  try {
    const texts = new Map<string, string>();
    for await (const name of listObjects(bucket, "")) {
      const found = await getObject(bucket, name);
      if (found) texts.set(name, Buffer.from(found.bytes).toString());
    }
    return texts;
  } finally {
    bucket.client.destroy();
  }
}
