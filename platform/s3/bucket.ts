// A bucket of an S3 store, or what lies below a prefix in it.
import { HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { ServerAway } from "../server-away.ts";
import { ENGINE, statusOf } from "./failed.ts";
import { createSlots, type InSlot } from "./slots.ts";
import { readS3Url, type S3Place } from "./url.ts";

export type Bucket = {
  readonly client: S3Client;
  readonly name: string;
  readonly prefix: string;
  /**
   * For each call, which is to be sent with the signal: a store that is silent, or answers a byte now and then, counts as gone. The
   * SDK's own timeouts begin anew with each of its tries, and run while a call waits for a connection, so none may wait there.
   */
  readonly inSlot: InSlot;
};

const ATTEMPTS = 4;
/** Milliseconds. */
const CONNECT_MS = 3_000;
/** A store that says nothing for so long is asked again. */
const SILENT_MS = 5_000;
/** A call with all its tries; a part of a large file (files/s3/parts.ts) takes longest. */
const CALL_MS = 15_000;
const CONNECTIONS = 64;

/** Connects to the bucket of an `s3:` URL. Throws where it can't be used. Whoever opens it destroys its client. `callMs`: milliseconds. */
export async function openBucket(url: string, callMs = CALL_MS): Promise<Bucket> {
  const place = readS3Url(url);
  const client = connect(place);
  const inSlot = createSlots(CONNECTIONS, callMs);
  try {
    await inSlot((abortSignal) => client.send(new HeadBucketCommand({ Bucket: place.bucket }), { abortSignal }));
    return { client, name: place.bucket, prefix: place.prefix, inSlot };
  } catch (error) {
    client.destroy();
    const status = statusOf(error);
    if (status === undefined) throw new ServerAway(ENGINE, error);
    throw new Error(`The bucket ${place.bucket} can't be used: the S3 store answers ${status}`, { cause: error });
  }
}

export const addressOf = ({ name, prefix }: Bucket, key: string) => ({ Bucket: name, Key: `${prefix}${key}` });

function connect({ endpoint, region, login }: S3Place): S3Client {
  const agent = { maxSockets: CONNECTIONS, keepAlive: true };
  return new S3Client({
    endpoint,
    region,
    // The one style that every store understands, also by a bare address.
    forcePathStyle: true,
    ...(login && { credentials: login }),
    // Stores other than Amazon's refuse checksums that come after the body.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENT_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
