// Places in the S3 store that tests are given.
import { randomUUID } from "node:crypto";
import { CreateBucketCommand, PutBucketVersioningCommand, S3Client } from "@aws-sdk/client-s3";
import { readS3Url } from "./url.ts";

/** An empty place below the bucket of the URL. What tests leave there goes with the store. */
export function emptyPlace(url: string): string {
  const place = new URL(url);
  place.pathname = `${place.pathname}/${randomUUID()}`;
  return place.href;
}

/** A bucket of its own that keeps versions, or has kept some. */
export async function versionedBucket(url: string, Status: "Enabled" | "Suspended"): Promise<string> {
  const place = new URL(url);
  const { endpoint, region, login } = readS3Url(url);
  const Bucket = `versions-${randomUUID()}`;
  const client = new S3Client({ endpoint, region, forcePathStyle: true, ...(login && { credentials: login }) });
  await client.send(new CreateBucketCommand({ Bucket }));
  for (const status of new Set(["Enabled", Status] as const))
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: status } }));
  client.destroy();
  place.pathname = Bucket;
  return place.href;
}
