// Names of read models and indexes: `report@2`, older versions of it, and what it is called while it is rebuilt aside.
import { pause } from "@sb/platform/back-off.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";

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

const LOOK_EVERY_MS = 60_000;

type OlderIndexes = Pick<SearchEngine, "dropOlder">;

/**
 * Drops the versions of an index before this one, and what interrupted rebuilds left, each once no service has it open.
 * Until then, or until the signal is aborted, it looks again now and then.
 */
export async function dropOlderIndexes(
  index: string,
  engine: OlderIndexes,
  log: Log,
  signal: AbortSignal,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> {
  while (!signal.aborted && !(await areDropped(index, engine, log))) await pause(lookEveryMs, signal);
}

async function areDropped(index: string, engine: OlderIndexes, log: Log): Promise<boolean> {
  try {
    const { dropped, inUse } = await engine.dropOlder(index);
    if (dropped.length > 0) log.info({ index, dropped: dropped.join(" ") }, "dropped older versions of an index");
    return inUse.length === 0;
  } catch (error) {
    log.warn({ index, ...errorFacts(error) }, "older versions of an index could not be dropped; trying again");
    return false;
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
