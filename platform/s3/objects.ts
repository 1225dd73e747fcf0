// Single objects of a bucket, and what lies in it.
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { ServerAway } from "../server-away.ts";
import { addressOf, type Bucket } from "./bucket.ts";
import { answered, answeredUnless, ENGINE, statusOf } from "./failed.ts";

/** A body may be cut off after the store has answered, which the SDK does not try again. */
const READS = 3;
/** Two first writes at the same moment: the store asks one of them to come again. */
const CONFLICTS = 10;

/** Overwrites. Gives the version's id where the bucket keeps or has kept versions. */
export async function putObject(bucket: Bucket, key: string, bytes: Uint8Array): Promise<string | undefined> {
  const command = new PutObjectCommand({ ...addressOf(bucket, key), Body: bytes });
  return (await answered(bucket.client.send(command))).VersionId;
}

/** False where there is an object already. */
export async function putNewObject(bucket: Bucket, key: string, bytes: Uint8Array): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const command = new PutObjectCommand({ ...addressOf(bucket, key), Body: bytes, IfNoneMatch: "*" });
    try {
      return (await answeredUnless([412], bucket.client.send(command))) !== undefined;
    } catch (error) {
      if (statusOf(error) !== 409 || tries === CONFLICTS) throw error;
    }
  }
}

export type FoundObject = { readonly bytes: Uint8Array; readonly etag: string | undefined };

/** Undefined where there is none, or where it is still the one of this ETag. */
export async function getObject(bucket: Bucket, key: string, unless?: string): Promise<FoundObject | undefined> {
  for (let tries = 1; ; tries += 1) {
    const command = new GetObjectCommand({ ...addressOf(bucket, key), ...(unless && { IfNoneMatch: unless }) });
    const answer = await answeredUnless([304, 404], bucket.client.send(command));
    if (answer === undefined) return undefined;
    try {
      const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
      if (bytes.length !== answer.ContentLength) throw new Error("The body ended early");
      return { bytes, etag: answer.ETag };
    } catch (error) {
      if (tries === READS) throw new ServerAway(ENGINE, error);
    }
  }
}

/** Idempotent. */
export async function deleteObject(bucket: Bucket, key: string): Promise<void> {
  // Amazon's store answers 204 where there is none; others 404.
  await answeredUnless([404], bucket.client.send(new DeleteObjectCommand(addressOf(bucket, key))));
}

/** Keys that begin with `prefix`, which may be deleted meanwhile. */
export async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<string, void, undefined> {
  const { Bucket: name, Key: begin } = addressOf(bucket, prefix);
  let last: string | undefined;
  for (;;) {
    const command = new ListObjectsV2Command({ Bucket: name, Prefix: begin, ...(last && { StartAfter: last }) });
    const { Contents = [], IsTruncated } = await answered(bucket.client.send(command));
    const keys = Contents.flatMap(({ Key }) => Key ?? []);
    for (const key of keys) yield key.slice(bucket.prefix.length);
    last = keys.at(-1);
    if (!IsTruncated || last === undefined) return;
  }
}
