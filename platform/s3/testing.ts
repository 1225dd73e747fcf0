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

/** A bucket of its own, empty. `versions`: it keeps them, or has kept some. */
export async function makeBucket(url: string, versions?: "Enabled" | "Suspended"): Promise<string> {
  const place = new URL(url);
  const { endpoint, region, login } = readS3Url(url);
  const Bucket = `tests-${randomUUID()}`;
  const client = new S3Client({ endpoint, region, forcePathStyle: true, ...(login && { credentials: login }) });
  await client.send(new CreateBucketCommand({ Bucket }));
  for (const Status of new Set(versions && (["Enabled", versions] as const)))
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status } }));
  client.destroy();
  place.pathname = Bucket;
  return place.href;
}
