// The relay's place lies in Kafka as the offset of a group without members, so that it is written in the transaction of
// the records it stands for. The offset is the number of the epoch; what counts is its metadata.
import type { Admin, Transaction } from "kafkajs";
import { FIRST_PLACE, newestOf, RelayPlace } from "./epochs.ts";
import type { Names } from "./names.ts";

export async function readPlace(admin: Admin, { relay, events }: Names): Promise<RelayPlace> {
  const [topic] = await admin.fetchOffsets({ groupId: relay, topics: [events] });
  const metadata = topic?.partitions.find(({ partition }) => partition === 0)?.metadata;
  return metadata ? RelayPlace.parse(JSON.parse(metadata)) : FIRST_PLACE;
}

export async function writePlace(transaction: Transaction, { relay, events }: Names, place: RelayPlace): Promise<void> {
  const at = { partition: 0, offset: String(newestOf(place).number), metadata: JSON.stringify(place) };
  await transaction.sendOffsets({ consumerGroupId: relay, topics: [{ topic: events, partitions: [at] }] });
}
