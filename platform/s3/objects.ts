// Single objects of a bucket, and what lies in it.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { addressOf, type Bucket } from "./bucket.ts";
import { answered, answeredUnless, statusOf } from "./failed.ts";

/** A body may be cut off after the store has answered, which the SDK does not try again. */
const READS = 3;
/** Two first writes at the same moment: the store asks one of them to come again. */
const CONFLICTS = 10;

/** Overwrites. Gives the version's id where the bucket keeps or has kept versions. */
export async function putObject(bucket: Bucket, key: string, bytes: Uint8Array): Promise<string | undefined> {
  const command = new PutObjectCommand({ ...addressOf(bucket, key), Body: bytes });
  return (await answered(bucket.inSlot((abortSignal) => bucket.client.send(command, { abortSignal })))).VersionId;
}

/** False where there is an object already. */
export async function putNewObject(bucket: Bucket, key: string, bytes: Uint8Array): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const command = new PutObjectCommand({ ...addressOf(bucket, key), Body: bytes, IfNoneMatch: "*" });
    try {
      return (
        (await answeredUnless(
          [412],
          bucket.inSlot((abortSignal) => bucket.client.send(command, { abortSignal })),
        )) !== undefined
      );
    } catch (error) {
      if (statusOf(error) !== 409 || tries === CONFLICTS) throw error;
    }
  }
}

export type FoundObject = { readonly bytes: Uint8Array; readonly etag: string | undefined };

/** Undefined where there is none, or where it is still the one of this ETag. */
export async function getObject(bucket: Bucket, key: string, unless?: string): Promise<FoundObject | undefined> {
  const command = new GetObjectCommand({ ...addressOf(bucket, key), ...(unless && { IfNoneMatch: unless }) });
  // The body is read in the slot: until its end it keeps the connection.
  const read = async (abortSignal: AbortSignal): Promise<FoundObject> => {
    const { Body, ContentLength, ETag } = await bucket.client.send(command, { abortSignal });
    try {
      return { bytes: await wholeBody(Body, ContentLength), etag: ETag };
    } catch (error) {
      // Too late to be read again.
      throw abortSignal.aborted ? abortSignal.reason : error;
    }
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await answeredUnless([304, 404], bucket.inSlot(read));
    } catch (error) {
      if (tries === READS || !isCutOff(error)) throw error;
    }
  }
}

class CutOff extends Error {}

const isCutOff = (error: unknown): boolean => error instanceof Error && error.cause instanceof CutOff;

async function wholeBody(body: GetObjectCommandOutput["Body"], length: number | undefined): Promise<Uint8Array> {
  try {
    const bytes = (await body?.transformToByteArray()) ?? new Uint8Array();
    if (bytes.length === length) return bytes;
  } catch (cause) {
    throw new CutOff("The body broke off", { cause });
  }
  throw new CutOff("The body ended early");
}

/** Idempotent. */
export async function deleteObject(bucket: Bucket, key: string): Promise<void> {
  // Amazon's store answers 204 where there is none; others 404.
  const command = new DeleteObjectCommand(addressOf(bucket, key));
  await answeredUnless(
    [404],
    bucket.inSlot((abortSignal) => bucket.client.send(command, { abortSignal })),
  );
}

/** Keys that begin with `prefix`, which may be deleted meanwhile. */
export async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<string, void, undefined> {
  const { Bucket: name, Key: begin } = addressOf(bucket, prefix);
  let last: string | undefined;
  for (;;) {
    const command = new ListObjectsV2Command({ Bucket: name, Prefix: begin, ...(last && { StartAfter: last }) });
    const { Contents = [], IsTruncated } = await answered(
      bucket.inSlot((abortSignal) => bucket.client.send(command, { abortSignal })),
    );
    const keys = Contents.flatMap(({ Key }) => Key ?? []);
    for (const key of keys) yield key.slice(bucket.prefix.length);
    last = keys.at(-1);
    if (!IsTruncated || last === undefined) return;
  }
}
