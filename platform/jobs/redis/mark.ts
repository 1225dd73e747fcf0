// The mark among the jobs in Redis by which their loss is noticed (service/watch-jobs.ts).
import type { Redis } from "ioredis";
import { createScript } from "../../redis/script.ts";
import type { JobsMark } from "../port.ts";

/** ARGV: the key, the new mark. It only grows. */
const GROW = `
  local now = tonumber(redis.call('GET', ARGV[1]) or '0')
  if tonumber(ARGV[2]) > now then redis.call('SET', ARGV[1], ARGV[2]) end
  return 1`;

/** `root`: how keys begin. */
export function createRedisMark(client: Redis, root: string): JobsMark {
  const key = `${root}:jobs-mark`;
  const grow = createScript(client, GROW);
  return {
    async read() {
      const found = await client.get(key);
      return found === null ? undefined : Number(found);
    },
    write: async (at) => void (await grow([key, at])),
  };
}
