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
    async remove() {
      const { client, close } = await openRedis(url, { durable: false });
      await removeKeys(client, prefix);
      await close();
    },
  };
}
