// Places in the S3 store that tests are given.
import { randomUUID } from "node:crypto";
import { CreateBucketCommand, PutBucketVersioningCommand, S3Client } from "@aws-sdk/client-s3";
import { openBucket } from "./bucket.ts";
import { answeredUnless } from "./failed.ts";
import { deleteObject, getObject, listObjects } from "./objects.ts";
import { readS3Url } from "./url.ts";

/** An empty place below the bucket of the URL. What tests leave there goes with the store. */
export function emptyPlace(url: string): string {
  const place = new URL(url);
  place.pathname = `${place.pathname}/${randomUUID()}`;
  return place.href;
}

/** A bucket of its own, empty. `versions`: it keeps them, or has kept some. */
export async function makeBucket(url: string, versions?: "Enabled" | "Suspended"): Promise<string> {
  const place = new URL(url);
  const Bucket = `tests-${randomUUID()}`;
  const client = connectTo(url);
  await client.send(new CreateBucketCommand({ Bucket }));
  for (const Status of new Set(versions && (["Enabled", versions] as const)))
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status } }));
  client.destroy();
  place.pathname = Bucket;
  return place.href;
}

/** Makes the bucket of the URL where it is missing. */
export async function requireBucket(url: string): Promise<void> {
  const client = connectTo(url);
  // 409: it is there already.
  await answeredUnless([409], client.send(new CreateBucketCommand({ Bucket: readS3Url(url).bucket })));
  client.destroy();
}

/** The keys of objects that begin so. */
export async function findObjects(url: string, beginning: string): Promise<readonly string[]> {
  const bucket = await openBucket(url);
  const keys = await Array.fromAsync(listObjects(bucket, beginning));
  bucket.client.destroy();
  return keys;
}

/** All that lie below the URL, as they are stored. */
export async function readObjects(
  url: string,
): Promise<readonly { readonly key: string; readonly bytes: Uint8Array }[]> {
  const bucket = await openBucket(url);
  const objects = [];
  for await (const key of listObjects(bucket, "")) {
    const found = await getObject(bucket, key);
    // It may be deleted meanwhile.
    if (found) objects.push({ key, bytes: found.bytes });
  }
  bucket.client.destroy();
  return objects;
}

/** Removes the objects whose keys begin so. */
export async function removeObjects(url: string, beginning: string): Promise<void> {
  const bucket = await openBucket(url);
  for await (const key of listObjects(bucket, beginning)) await deleteObject(bucket, key);
  bucket.client.destroy();
}

function connectTo(url: string): S3Client {
  const { endpoint, region, login } = readS3Url(url);
  return new S3Client({ endpoint, region, forcePathStyle: true, ...(login && { credentials: login }) });
}
