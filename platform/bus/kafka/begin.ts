// Groups that come from another bus. The relay carries the whole log all the same; a group leaves out what comes before its place.
import { Partitioners } from "kafkajs";
import { type GroupPlace, isSamePlace, refuseToMove } from "../group-place.ts";
import { requireGroupName } from "../inline/group-lock.ts";
import { newestOf } from "./epochs.ts";
import { groupState, placesIn } from "./group-state.ts";
import { notedOf } from "./noted.ts";
import type { KafkaParts } from "./parts.ts";
import { readPlace } from "./place.ts";

export async function beginAt(parts: KafkaParts, places: readonly GroupPlace[]): Promise<void> {
  const { admin, names, table } = parts;
  const there = new Map((await placesOf(parts)).map((place) => [place.group, place]));
  const epoch = newestOf(await readPlace(admin, names)).number;
  const partitionOf = await partitioner(parts);
  for (const place of places) {
    const { group, position, paused } = place;
    requireGroupName(group);
    const before = there.get(group);
    const isNew = before === undefined && (await notedOf(parts, group)).size === 0;
    if (!isNew && !(before && isSamePlace(before, place))) refuseToMove(group);
    const rows = paused.map((row) => [partitionOf(row.stream), row] as const);
    if (isNew) await groupState(table, group).tellBegun({ epoch, position, moved: false }, rows);
  }
}

export async function placesOf({ admin, names, table }: KafkaParts): Promise<readonly GroupPlace[]> {
  await table.caughtUp();
  return placesIn(table, await readPlace(admin, names));
}

/** Where the relay puts a stream. */
async function partitioner({ admin, names }: KafkaParts): Promise<(stream: string) => number> {
  const { topics } = await admin.fetchTopicMetadata({ topics: [names.events] });
  const partitionMetadata = topics[0]?.partitions ?? [];
  const choose = Partitioners.DefaultPartitioner();
  return (stream) => choose({ topic: names.events, partitionMetadata, message: { key: stream, value: null } });
}
