// Keys in a bucket of their own: an object each, made with `If-None-Match: *`, which is overwritten when it is destroyed and
// never deleted, so that no key of its name is made again.
import { randomUUID } from "node:crypto";
import { openBucket } from "../s3/bucket.ts";
import { getObject, putNewObject, putObject } from "../s3/objects.ts";
import { type FoundKey, type KeyName, type Keys, KeysError, requireKeyName, type WrappedKey } from "./port.ts";
import { checkStore } from "./s3-check.ts";
import { watchDestroyed } from "./s3-watch.ts";

const MADE = "keys/";
const PROBES = "probes/";
/** Holds something else after each destruction, so that all processes see that there was one. */
const DESTROYED = "destroyed";
/** Lookups at the same time: a page of events may need thousands of keys. */
const AT_ONCE = 48;

const NONE: FoundKey = { status: "NONE" };
const GONE: FoundKey = { status: "DESTROYED" };

/** Opens the bucket of an `s3:` URL (s3/url.ts). Throws where the store can't hold keys safely. */
export async function openS3Keys(url: string): Promise<Keys> {
  const bucket = await openBucket(url);
  try {
    await checkStore(bucket, PROBES);
  } catch (error) {
    bucket.client.destroy();
    throw error;
  }
  const watch = watchDestroyed(bucket, DESTROYED);

  async function find(name: KeyName): Promise<FoundKey> {
    const found = await getObject(bucket, `${MADE}${name}`);
    if (found === undefined) return NONE;
    const wrapped = Buffer.from(found.bytes).toString();
    return wrapped === "" ? GONE : { status: "LIVE", wrapped };
  }

  async function make(name: KeyName, wrapped: WrappedKey): Promise<WrappedKey> {
    requireKeyName(name);
    if (await putNewObject(bucket, `${MADE}${name}`, Buffer.from(wrapped))) return wrapped;
    const first = await find(name);
    if (first.status === "LIVE") return first.wrapped;
    throw new KeysError("KEY_DESTROYED", "The key was destroyed");
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
    prepare: async (name, wrapped) => ({ wrapped: await make(name, wrapped), before: [] }),
    find,
    findMany: (names) => findAll(names, find),
    destroy,
    onDestroyed: watch.onDestroyed,
    close: async () => {
      watch.stop();
      bucket.client.destroy();
    },
  };
}

/** In the order asked for; a name asked for twice is looked up once. */
async function findAll(
  names: readonly KeyName[],
  find: (name: KeyName) => Promise<FoundKey>,
): Promise<readonly FoundKey[]> {
  const found = new Map<KeyName, FoundKey>();
  const left = new Set(names).values();
  const lookUp = async () => {
    for (const name of left) found.set(name, await find(name));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, names.length) }, lookUp));
  return names.map((name) => found.get(name) ?? NONE);
}
