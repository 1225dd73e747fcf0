// Large files go to an S3 store in parts, so that no single request lasts long, and a broken one repeats a part only.
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { addressOf, type Bucket } from "../../s3/bucket.ts";
import { answered } from "../../s3/failed.ts";

/** Bytes. Stores take parts of 5 MiB and more (but for the last one), and 10,000 of them. */
export const PART_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 4;
/** Milliseconds in which a store takes the end of an upload that failed: whoever asked has waited for long. */
const ABORT_MS = 3_000;

/** The file is there whole once this resolves, and not at all before. */
export async function putInParts(bucket: Bucket, key: string, bytes: Uint8Array): Promise<void> {
  const { client, inSlot } = bucket;
  const address = addressOf(bucket, key);
  const { UploadId } = await answered(
    inSlot((abortSignal) => client.send(new CreateMultipartUploadCommand(address), { abortSignal })),
  );
  const upload = { ...address, UploadId };
  try {
    const parts = await putAll(partsOf(bytes), async (part, at) => {
      const PartNumber = at + 1;
      const command = new UploadPartCommand({ ...upload, PartNumber, Body: part });
      const { ETag } = await answered(inSlot((abortSignal) => client.send(command, { abortSignal })));
      return { PartNumber, ...(ETag !== undefined && { ETag }) };
    });
    const command = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } });
    await answered(inSlot((abortSignal) => client.send(command, { abortSignal })));
  } catch (error) {
    // Parts of an upload that is neither completed nor aborted stay for good, unless the bucket has a rule for it.
    const abortSignal = AbortSignal.timeout(ABORT_MS);
    await Promise.allSettled([client.send(new AbortMultipartUploadCommand(upload), { abortSignal })]);
    throw error;
  }
}

/** Views, not copies. */
function partsOf(bytes: Uint8Array): Uint8Array[] {
  const count = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * PART_BYTES, (at + 1) * PART_BYTES));
}

async function putAll(
  parts: readonly Uint8Array[],
  put: (part: Uint8Array, at: number) => Promise<CompletedPart>,
): Promise<CompletedPart[]> {
  const done: CompletedPart[] = [];
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    const some = parts.slice(from, from + AT_ONCE);
    done.push(...(await Promise.all(some.map((part, at) => put(part, from + at)))));
  }
  return done;
}
