// Keys in a bucket of their own: an object each, made with `If-None-Match: *`, which is overwritten when it is destroyed and
// never deleted, so that no key of its name is made again.
import { randomUUID } from "node:crypto";
import { openBucket } from "../../s3/bucket.ts";
import { getObject, listObjects, putNewObject, putObject } from "../../s3/objects.ts";
import {
  type FoundKey,
  type KeyName,
  type Keys,
  KeysError,
  requireKeyName,
  storedBy,
  type WrappedKey,
} from "../port.ts";
import { checkStore } from "./check.ts";
import { createFoundKeys } from "./found.ts";
import { watchDestroyed } from "./watch.ts";

const MADE = "keys/";
const PROBES = "probes/";
/** Holds something else after each destruction, so that all processes see that there was one. */
const DESTROYED = "destroyed";

const NONE: FoundKey = { status: "NONE" };
const GONE: FoundKey = { status: "DESTROYED" };

/** Opens the bucket of an `s3:` URL (s3/url.ts). Throws where the store can't hold keys safely. */
export async function openS3Keys(url: string): Promise<Keys> {
  const bucket = await openBucket(url);
  const found = createFoundKeys({ lookUp, look: () => watch.look() });
  const watch = watchDestroyed(bucket, DESTROYED, found.forget);
  try {
    await checkStore(bucket, PROBES);
    await watch.look();
  } catch (error) {
    bucket.client.destroy();
    throw error;
  }

  async function lookUp(name: KeyName): Promise<FoundKey> {
    const object = await getObject(bucket, `${MADE}${name}`);
    if (object === undefined) return NONE;
    const wrapped = Buffer.from(object.bytes).toString();
    return wrapped === "" ? GONE : { status: "LIVE", wrapped };
  }

  async function put(name: KeyName, wrapped: WrappedKey): Promise<WrappedKey> {
    if (await putNewObject(bucket, `${MADE}${name}`, Buffer.from(wrapped))) return wrapped;
    const first = await lookUp(name);
    if (first.status === "LIVE") return first.wrapped;
    throw new KeysError("KEY_DESTROYED", "The key was destroyed");
  }

  async function make(name: KeyName, wrapped: WrappedKey): Promise<WrappedKey> {
    requireKeyName(name);
    return found.keepMade(name, () => put(name, wrapped));
  }

  async function destroy(name: KeyName): Promise<void> {
    requireKeyName(name);
    try {
      await putObject(bucket, `${MADE}${name}`, new Uint8Array());
      await putObject(bucket, DESTROYED, Buffer.from(randomUUID()));
    } finally {
      watch.tell();
    }
  }

  return {
    make,
    prepare: async (name, wrapped) => ({ before: [], stored: storedBy(make(name, wrapped), wrapped) }),
    find: async (name) => (await found.findMany([name]))[0] ?? NONE,
    findMany: found.findMany,
    destroy,
    onDestroyed: watch.onDestroyed,
    close: async () => {
      watch.stop();
      bucket.client.destroy();
    },
  };
}

/** The names of all keys that were ever made or destroyed, in pages: for who copies the bucket. */
export async function* s3KeyNames(url: string, pageSize: number): AsyncGenerator<readonly KeyName[], void, undefined> {
  const bucket = await openBucket(url);
  try {
    let page: KeyName[] = [];
    for await (const object of listObjects(bucket, MADE)) {
      if (page.push(object.slice(MADE.length)) < pageSize) continue;
      yield page;
      page = [];
    }
    yield page;
  } finally {
    bucket.client.destroy();
  }
}
