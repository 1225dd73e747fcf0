// Files in a bucket of an S3 store.
import { openBucket } from "../../s3/bucket.ts";
import { deleteObject, getObject, listObjects, putObject } from "../../s3/objects.ts";
import { segmentsOf, segmentsOfPrefix } from "../key.ts";
import type { Files } from "../port.ts";
import { PART_BYTES, putInParts } from "./parts.ts";

/** Opens the bucket of an `s3:` URL (s3/url.ts). Throws where it can't be used. */
export async function openS3Files(url: string): Promise<Files> {
  const bucket = await openBucket(url);
  const underWay = new Set<Promise<void>>();

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length > PART_BYTES) await putInParts(bucket, key, bytes);
    else await putObject(bucket, key, bytes);
  }
  return {
    async put(key, bytes) {
      segmentsOf(key);
      const work = put(key, bytes).finally(() => underWay.delete(work));
      underWay.add(work);
      await work;
    },
    async get(key) {
      segmentsOf(key);
      return (await getObject(bucket, key))?.bytes;
    },
    async delete(key) {
      segmentsOf(key);
      await deleteObject(bucket, key);
    },
    async *list(prefix) {
      segmentsOfPrefix(prefix);
      yield* listObjects(bucket, prefix);
    },
    all: () => listObjects(bucket, ""),
    async close() {
      await Promise.allSettled(underWay);
      bucket.client.destroy();
    },
  };
}
