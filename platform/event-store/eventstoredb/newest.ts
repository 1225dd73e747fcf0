import type { RecordedEvent } from "@eventstore/db-client";
import { type Position, START } from "../port.ts";
import type { Esdb } from "./client.ts";
import { newestAfter } from "./read.ts";

/** The position of the newest record of a kind. What it found is remembered, so that only what came since is looked at. */
export function createNewest(
  esdb: Esdb,
  isWanted: (record: RecordedEvent, namespace: string) => boolean,
): () => Promise<Position> {
  let floor: Position = START;
  return async () => {
    const found = await newestAfter(esdb, floor, (record) => isWanted(record, esdb.namespace));
    if (found > floor) floor = found;
    return found;
  };
}
