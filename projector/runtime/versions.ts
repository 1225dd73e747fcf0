// Names of read models and indexes: `report@2`, older versions of it, and what it is called while it is rebuilt aside.
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Store = Pick<ReadStore, "projections" | "drop">;

export const asideName = (projection: string): string => `${projection}~rebuild`;

/** Drops the versions before this one. They would only take space, so failures are only logged. */
export async function dropOlder(projection: string, store: Store, log: Log): Promise<void> {
  try {
    for (const found of await store.projections()) {
      if (!isOlder(found, projection)) continue;
      await store.drop(found);
      log.info({ projection, dropped: found }, "dropped an older version of a read model");
    }
  } catch (error) {
    log.warn({ projection, ...errorFacts(error) }, "older versions could not be dropped");
  }
}

/** `report@1` is older than `report@2`, and so is `report@1~rebuild`; `report@3` and `reports@1` are not. */
export function isOlder(found: string, projection: string): boolean {
  const [a, b] = [parse(found), parse(projection)];
  return a !== undefined && b !== undefined && a.base === b.base && a.version < b.version;
}

function parse(name: string): { readonly base: string; readonly version: number } | undefined {
  const match = /^(.+)@(\d+)(?:~rebuild)?$/.exec(name);
  return match?.[1] === undefined ? undefined : { base: match[1], version: Number(match[2]) };
}
