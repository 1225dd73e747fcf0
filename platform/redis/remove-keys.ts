import type { Redis } from "ioredis";

/** Keys looked at with one command. */
const SLICE = 1_000;

/**
 * Removes all keys that begin with a prefix, in small slices. Every key of the server is looked at: for what may take its
 * time. `mayGoOn` is asked before each slice. True once all are gone.
 */
export async function removeKeys(client: Redis, prefix: string, mayGoOn = () => true): Promise<boolean> {
  let cursor = "0";
  do {
    if (!mayGoOn()) return false;
    const [next, keys] = await client.scan(cursor, "MATCH", `${prefix}*`, "COUNT", SLICE);
    if (keys.length > 0) await client.unlink(keys);
    cursor = next;
  } while (cursor !== "0");
  return true;
}
