// Whether a Redis is fit for what it is to hold, by what it says of itself.

const OLDEST = 7;

/** `info`: its answer to INFO. Throws one line for the operator. */
export function requireServer(info: string, { durable }: { readonly durable: boolean }): void {
  const facts = factsOf(info);
  if (Number.parseInt(facts.get("redis_version") ?? "", 10) < OLDEST) throw new Error("Redis must be 7.0 or newer");
  if (facts.get("redis_mode") === "cluster")
    throw new Error("Redis must be one primary with replicas: scripts touch keys of all slots of a cluster");
  const policy = facts.get("maxmemory_policy");
  if (policy !== "noeviction")
    throw new Error(`Redis must have maxmemory-policy noeviction, not ${policy}: nothing may vanish from it`);
  if (durable && facts.get("aof_enabled") !== "1")
    throw new Error("Redis must have appendonly yes: what it is told has to outlast a crash");
}

/** The facts of an answer to INFO, by name. */
export const factsOf = (info: string): ReadonlyMap<string, string> => new Map(info.split(/\r?\n/).map(pairOf));

function pairOf(line: string): readonly [string, string] {
  const at = line.indexOf(":");
  return [line.slice(0, at), line.slice(at + 1)];
}
