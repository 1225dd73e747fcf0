// Counts in Redis, which all processes share. A window ends by Redis's clock, also where that was put back: one that would last
// longer than a window is long is cut.
import { openRedis } from "../redis/connect.ts";
import { createScript } from "../redis/script.ts";
import type { RateLimitCounters } from "./port.ts";

/** Key, milliseconds of a window. The count, and for how long the window goes on. */
const HIT = `
local count = redis.call('INCR', ARGV[1])
local left = redis.call('PTTL', ARGV[1])
if left < 0 or left > tonumber(ARGV[2]) then
  redis.call('PEXPIRE', ARGV[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {count, left}
`;
/** Key. Redis keeps the window of a key that is counted down. */
const TAKE_BACK = "if tonumber(redis.call('GET', ARGV[1]) or 0) > 0 then redis.call('DECR', ARGV[1]) end";

/** Throws ServerAway where Redis does not answer. */
export async function openRedisCounters(url: string): Promise<RateLimitCounters> {
  const { client, prefix, close } = await openRedis(url, { durable: false });
  const keyOf = (key: string): string => `${prefix}:limit:${key}`;
  const hit = createScript(client, HIT);
  const takeBack = createScript(client, TAKE_BACK);
  const read = createScript(client, "return redis.call('GET', ARGV[1])");
  const forget = createScript(client, "return redis.call('DEL', ARGV[1])");
  return {
    async hit(key, windowMs) {
      const answer = await hit([keyOf(key), windowMs]);
      const [count, endsInMs] = Array.isArray(answer) ? answer : [];
      return { count: Number(count), endsInMs: Number(endsInMs) };
    },
    count: async (key) => Number(await read([keyOf(key)])),
    takeBack: async (key) => void (await takeBack([keyOf(key)])),
    forget: async (key) => void (await forget([keyOf(key)])),
    close,
  };
}
