// For tests of what is kept in Redis: an empty place on a server that other tests use too.
import { randomUUID } from "node:crypto";
import { openRedis } from "./connect.ts";
import { removeKeys } from "./remove-keys.ts";

export type TestRedis = { readonly url: string; readonly prefix: string; remove(): Promise<void> };

/** `server`: SB_TEST_REDIS_URL. */
export function emptyRedis(server: string): TestRedis {
  const prefix = `test-${randomUUID()}`;
  const url = `${server}?prefix=${prefix}`;
  return {
    url,
    prefix,
    remove: () => removeFromRedis(server, prefix),
  };
}

/** Removes the keys that begin so. */
export async function removeFromRedis(server: string, beginning: string): Promise<void> {
  const { client, close } = await openRedis(server, { durable: false });
  await removeKeys(client, beginning);
  await close();
}

/** How many keys begin so. */
export async function countInRedis(server: string, beginning: string): Promise<number> {
  const { client, close } = await openRedis(server, { durable: false });
  const keys = await Array.fromAsync(client.scanStream({ match: `${beginning}*`, count: 1_000 }));
  await close();
  return new Set(keys.flat()).size;
}
