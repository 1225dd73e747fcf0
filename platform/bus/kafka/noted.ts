// How far a group came in each partition: the epoch and the position of its last event, noted with the offset.
import type { Noted } from "./epochs.ts";
import type { KafkaParts } from "./parts.ts";

export const notedText = ({ epoch, position }: Noted): string => `${epoch} ${position}`;

function readNoted(metadata: string): Noted {
  const at = metadata.indexOf(" ");
  return { epoch: Number(metadata.slice(0, at)), position: metadata.slice(at + 1) };
}

/** By partition. */
export async function notedOf(
  { admin, names }: Pick<KafkaParts, "admin" | "names">,
  group: string,
): Promise<ReadonlyMap<number, Noted>> {
  const [topic] = await admin.fetchOffsets({ groupId: names.groupOf(group), topics: [names.events] });
  const known = topic?.partitions.flatMap(({ partition, metadata }) =>
    metadata ? [[partition, readNoted(metadata)] as const] : [],
  );
  return new Map(known);
}
