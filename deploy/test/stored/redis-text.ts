// For tests: all that a Redis holds.
import { openRedis } from "@sb/platform/redis/connect.ts";
import type { Redis } from "ioredis";

/** Every key with every value, of a server that nobody else uses. */
export async function textInRedis(url: string): Promise<string> {
  const { client, close } = await openRedis(url, { durable: false });
  try {
    const texts: string[] = [];
    for await (const keys of client.scanStream({ count: 500 }))
      for (const key of keys as string[]) texts.push(key, JSON.stringify(await readKey(client, key)));
    return texts.join("\n");
  } finally {
    await close();
  }
}

async function readKey(client: Redis, key: string): Promise<unknown> {
  const type = await client.type(key);
  switch (type) {
    case "string":
      return client.get(key);
    case "hash":
      return client.hgetall(key);
    case "list":
      return client.lrange(key, "0", "-1");
    case "set":
      return client.smembers(key);
    case "zset":
      return client.zrange(key, "0", "-1");
    case "stream":
      return client.xrange(key, "-", "+");
    case "none":
      return undefined;
    default:
      throw new Error(`${key} is a ${type}, which nobody looks into`);
  }
}
