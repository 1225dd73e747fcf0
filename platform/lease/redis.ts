// Leases in Redis, which ends them by its own clock; one that would last longer than is asked for is cut, as after that clock
// was put back. The last token of a name stays, so that tokens grow.
import { openRedis } from "../redis/connect.ts";
import { createScript } from "../redis/script.ts";
import { type Leases, requireLease } from "./port.ts";

/**
 * Lease, last token, milliseconds. A token is the time in milliseconds, or one more than the last where that is not beyond: a
 * Redis that has lost its newest writes gives none twice.
 */
const ACQUIRE = `
if redis.call('EXISTS', ARGV[1]) == 1 then
  if redis.call('PTTL', ARGV[1]) > tonumber(ARGV[3]) then redis.call('PEXPIRE', ARGV[1], ARGV[3]) end
  return nil
end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last = tonumber(redis.call('GET', ARGV[2]) or 0)
local token = string.format('%.0f', math.max(now, last + 1))
redis.call('SET', ARGV[2], token)
redis.call('SET', ARGV[1], token, 'PX', ARGV[3])
return token
`;
/** Lease, token, milliseconds. */
const RENEW = `
if redis.call('GET', ARGV[1]) ~= ARGV[2] then return 0 end
return redis.call('PEXPIRE', ARGV[1], ARGV[3])
`;
/** Lease, token. */
const RELEASE = "if redis.call('GET', ARGV[1]) == ARGV[2] then redis.call('DEL', ARGV[1]) end";

/** Throws ServerAway where Redis does not answer. */
export async function openRedisLeases(url: string): Promise<Leases> {
  const { client, prefix, close } = await openRedis(url, { durable: false });
  const leaseOf = (name: string): string => `${prefix}:lease:${name}`;
  const lastOf = (name: string): string => `${prefix}:lease-token:${name}`;
  const acquire = createScript(client, ACQUIRE);
  const renew = createScript(client, RENEW);
  const release = createScript(client, RELEASE);
  return {
    async acquire(name, ttlMs) {
      requireLease(name, ttlMs);
      const token = await acquire([leaseOf(name), lastOf(name), ttlMs]);
      return token === null ? undefined : Number(token);
    },
    async renew(name, token, ttlMs) {
      requireLease(name, ttlMs);
      return (await renew([leaseOf(name), token, ttlMs])) === 1;
    },
    async release(name, token) {
      await release([leaseOf(name), token]);
    },
    close,
  };
}
