// Tries at the start what keys need of an S3 store, since some stores ignore it without a word.
import { randomUUID } from "node:crypto";
import { GetBucketVersioningCommand } from "@aws-sdk/client-s3";
import type { Bucket } from "../../s3/bucket.ts";
import { answeredUnless } from "../../s3/failed.ts";
import { deleteObject, getObject, putNewObject, putObject } from "../../s3/objects.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Throws where the store overwrites in spite of `If-None-Match: *` (the second maker of a key would replace the first one's,
 * and what was sealed with that could never be opened), and where the bucket keeps versions (a destroyed key would stay).
 */
export async function checkStore(bucket: Bucket, folder: string): Promise<void> {
  const key = `${folder}${randomUUID()}`;
  try {
    await checkPrecondition(bucket, key);
    await checkVersions(bucket, key);
  } finally {
    await deleteObject(bucket, key);
  }
}

async function checkPrecondition(bucket: Bucket, key: string): Promise<void> {
  const first = await putNewObject(bucket, key, bytesOf("first"));
  const second = await putNewObject(bucket, key, bytesOf("second"));
  const stored = await getObject(bucket, key);
  if (first && !second && Buffer.from(stored?.bytes ?? []).toString() === "first") return;
  throw new Error(
    "This S3 store ignores If-None-Match: it can't hold keys, since the second one would replace the first",
  );
}

/** A bucket that kept versions once may still have some. Not every store can say so, or may say it to us. */
async function checkVersions(bucket: Bucket, key: string): Promise<void> {
  const command = new GetBucketVersioningCommand({ Bucket: bucket.name });
  const asked = bucket.inSlot((abortSignal) => bucket.client.send(command, { abortSignal }));
  const status = (await answeredUnless([403, 404, 405, 501], asked))?.Status;
  const versionId = await putObject(bucket, key, bytesOf("over"));
  if (status === undefined && versionId === undefined) return;
  throw new Error(
    "The bucket for keys keeps versions, or has kept some: destroyed keys would stay in it. Give keys a new bucket",
  );
}
