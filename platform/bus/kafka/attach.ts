// Compares what was carried to Kafka with the log as it is now.
import { type Misfit, misfitOf } from "../../event-store/misfit.ts";
import { type LogMark, type Position, START } from "../../event-store/port.ts";
import { whenCoordinated } from "./coordinator.ts";
import { attached, newestOf, type RelayPlace } from "./epochs.ts";
import { notedOf } from "./noted.ts";
import type { KafkaParts } from "./parts.ts";
import { readPlace, writePlace } from "./place.ts";
import { relayProducer } from "./relay-producer.ts";

/**
 * Where the log lost events or is another one, an epoch begins: the relay carries what comes after the log's end, or
 * everything, and what was carried before no longer counts.
 */
export async function attachTo(parts: KafkaParts, log: LogMark): Promise<readonly Misfit[]> {
  const { admin, names } = parts;
  const before = await whenCoordinated(() => readPlace(admin, names));
  if (attached(before, reasonOf(before, log), log) === before) return [];
  const producer = await whenCoordinated(() => relayProducer(parts));
  try {
    // Nobody else can change it from here on.
    const place = await readPlace(admin, names);
    const reason = reasonOf(place, log);
    const misfits = reason ? await misfitsOf(parts, place, log) : [];
    const transaction = await producer.transaction();
    await writePlace(transaction, names, attached(place, reason, log));
    await transaction.commit();
    return misfits;
  } finally {
    await producer.disconnect();
  }
}

const reasonOf = (place: RelayPlace, log: LogMark) => misfitOf(place.position, newestOf(place).log, log);

async function misfitsOf({ admin, names }: KafkaParts, place: RelayPlace, log: LogMark): Promise<readonly Misfit[]> {
  const { groups } = await admin.listGroups();
  const ours = groups.flatMap(({ groupId }) => names.groupIn(groupId) ?? []).sort();
  const found = ours.map(async (name): Promise<readonly Misfit[]> => {
    const at = furthest(await notedOf({ admin, names }, name));
    const reason = misfitOf(at, newestOf(place).log, log);
    return reason ? [{ name, file: names.events, reason, at }] : [];
  });
  return (await Promise.all(found)).flat();
}

const furthest = (noted: Awaited<ReturnType<typeof notedOf>>): Position =>
  [...noted.values()].reduce((most, { position }) => (position > most ? position : most), START);
