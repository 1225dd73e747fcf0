// Lua scripts in Redis: each runs alone, so what it reads and writes is of one moment.
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { awayOr } from "./away.ts";

/** Strings and numbers that the script finds in ARGV, of any count. */
export type Script = (args: readonly (string | number)[]) => Promise<unknown>;

/** By its digest, or whole where the server does not know it yet. Throws ServerAway. */
export function createScript(client: Redis, lua: string): Script {
  const digest = createHash("sha1").update(lua).digest("hex");
  return async (args) => {
    try {
      return await client.call("EVALSHA", [digest, 0, ...args]);
    } catch (error) {
      if (!isUnknown(error)) throw awayOr(error);
    }
    return client.call("EVAL", [lua, 0, ...args]).catch((error: unknown) => Promise.reject(awayOr(error)));
  };
}

const isUnknown = (error: unknown): boolean => error instanceof Error && error.message.startsWith("NOSCRIPT");
