// The partitions of a group that are this process's, and what is known of the log they were carried from.
import type { KafkaMessage } from "kafkajs";
import type { BusOptions, Subscription } from "../port.ts";
import { FIRST_PLACE, type Noted, newestOf, type RelayPlace, standing } from "./epochs.ts";
import { type Begun, groupState } from "./group-state.ts";
import { notedOf } from "./noted.ts";
import type { KafkaParts } from "./parts.ts";
import { readPlace } from "./place.ts";
import { type Carried, eventOf, type Head, headOf } from "./record.ts";
import { openShare, type Share } from "./share.ts";

export type Shares = {
  /** Kafka gave these partitions to this process. Rejects where they can't be opened. */
  assign(partitions: readonly number[]): Promise<void>;
  /** They are open. */
  ready(): readonly Share[];
  owned(): readonly number[];
  /** Once it is open. */
  get(partition: number): Promise<Share>;
  /** The events among a partition's records that are to be delivered, sealed, and the head of its last record. */
  sift(share: Share, messages: readonly KafkaMessage[]): Promise<Sifted>;
  /** It was noted how far the group came. */
  moved(): Promise<void>;
  clear(): void;
};

type Sifted = { readonly events: readonly Carried[]; readonly last: Head | undefined };

export function createShares(subscription: Subscription, parts: KafkaParts, options: BusOptions): Shares {
  const { group, from } = subscription;
  const { admin, names, table } = parts;
  const state = groupState(table, group);
  let opening: ReadonlyMap<number, Promise<Share>> = new Map();
  let ready: readonly Share[] = [];
  let place: RelayPlace = FIRST_PLACE;
  /** Where a group began that begins now, or that was told where. */
  let begun: Begun | undefined;
  let noted: ReadonlyMap<number, Noted> = new Map();

  async function look(): Promise<void> {
    place = await readPlace(admin, names);
    noted = await notedOf(parts, group);
    if (begun && standing(place, begun) !== undefined) return;
    begun = from === "now" ? await state.begun(place, noted.size > 0, options.eventStore) : state.toldBegun(place);
  }

  async function open(partitions: readonly number[]): Promise<ReadonlyMap<number, Share>> {
    await table.caughtUp();
    // Another process may have noted it since.
    begun = undefined;
    await look();
    const opened = partitions.map(async (partition) => {
      const of = { subscription, options, state: state.pausedOf(partition), noted: noted.get(partition) };
      return [partition, await openShare(of)] as const;
    });
    return new Map(await Promise.all(opened));
  }

  /** Whether it comes after the place where the group began. */
  const isLater = ({ position }: Head): boolean => {
    const first = begun && standing(place, begun);
    return first === undefined || position > first;
  };

  return {
    async assign(partitions) {
      ready = [];
      // All of them are opened anew: others may have had them in between.
      const all = open(partitions);
      const mine = new Map(partitions.map((partition) => [partition, all.then((open) => shareIn(open, partition))]));
      // Its error reaches those who take from it.
      for (const share of mine.values()) share.catch(() => undefined);
      opening = mine;
      const shares = [...(await all).values()];
      if (opening === mine) ready = shares;
    },
    ready: () => ready,
    owned: () => [...opening.keys()],
    async get(partition) {
      const share = opening.get(partition);
      if (!share) throw new Error("a partition of another process");
      return share;
    },
    async sift(share, messages) {
      const records = messages.map((message) => ({ message, head: headOf(message) }));
      for (const { message, head } of records)
        if (!head)
          options.log.error({ group, offset: message.offset, code: "RECORD_UNKNOWN" }, "a record is not the relay's");
      const heads = records.flatMap(({ head }) => head ?? []);
      if (heads.some(({ epoch }) => epoch > newestOf(place).number)) await look();
      const isWanted = (head: Head): boolean => share.wants(head, place) && isLater(head);
      const events = records.flatMap(({ message, head }) => (head && isWanted(head) ? eventOf(head, message) : []));
      return { events, last: heads.at(-1) };
    },
    async moved() {
      if (begun && !begun.moved) begun = await state.moved(begun);
    },
    clear() {
      opening = new Map();
      ready = [];
    },
  };
}

function shareIn(all: ReadonlyMap<number, Share>, partition: number): Share {
  const share = all.get(partition);
  if (!share) throw new Error("a partition that was not opened");
  return share;
}
