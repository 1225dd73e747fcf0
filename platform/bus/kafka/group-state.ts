// The state of a consumer group that all processes share: where it began, and its paused streams. Rows of the table.
import * as z from "zod";
import type { EventStore } from "../../event-store/port.ts";
import type { GroupPlace } from "../group-place.ts";
import type { Paused } from "../inline/paused.ts";
import { PAUSED_LISTED, type PausedStream } from "../port.ts";
import { newestOf, type RelayPlace, standing } from "./epochs.ts";
import type { Table } from "./table.ts";

const Begun = z.object({ epoch: z.int(), position: z.string(), moved: z.boolean() });
/** `moved`: the group has noted since how far it came. */
export type Begun = z.output<typeof Begun>;
const HeldRow = z.object({
  group: z.string(),
  stream: z.string(),
  revision: z.int(),
  through: z.int(),
  eventId: z.string(),
  eventType: z.string(),
  at: z.string(),
  failures: z.int(),
  cause: z.string().default(""),
  since: z.number(),
});

const HELD = "held/";
const BEGUN = "begun/";
const begunKey = (group: string): string => `${BEGUN}${group}`;
/** The prefix of the rows of one partition, or of all. */
const pausedUnder = (group: string, partition?: number): string =>
  `${HELD}${group}/${partition === undefined ? "" : `${partition}/`}`;
const rowsOf = (table: Table, beginning: string): readonly Paused[] =>
  table
    .under(beginning)
    .map(([, row]) => HeldRow.parse(JSON.parse(row)))
    .sort((a, b) => a.since - b.since);

/** The paused streams of one partition. */
export type PausedState = {
  list(): readonly Paused[];
  put(paused: Paused): Promise<void>;
  remove(stream: string): Promise<void>;
};

export type GroupState = {
  pausedOf(partition: number): PausedState;
  /**
   * Where a group began that begins with `now`; noted when it is first there, when the log is another one, and where Kafka forgot
   * what the group had noted (`hasNoted`): nobody is told again.
   */
  begun(place: RelayPlace, hasNoted: boolean, eventStore: Pick<EventStore, "head">): Promise<Begun>;
  /** Where a group began that was told where; undefined where it was not, or the log is another one since. */
  toldBegun(place: RelayPlace): Begun | undefined;
  /** Tells it where. `paused`: by partition. */
  tellBegun(begun: Begun, paused: readonly (readonly [partition: number, paused: Paused])[]): Promise<void>;
  moved(begun: Begun): Promise<Begun>;
  forget(): Promise<void>;
};

/** The table must have caught up. */
export function groupState(table: Table, group: string): GroupState {
  async function write(begun: Begun): Promise<Begun> {
    await table.put(begunKey(group), JSON.stringify(begun));
    return begun;
  }
  return {
    pausedOf(partition) {
      const under = pausedUnder(group, partition);
      return {
        list: () => rowsOf(table, under),
        put: (paused) => table.put(under + paused.stream, JSON.stringify(paused)),
        remove: (stream) => table.put(under + stream, null),
      };
    },
    async begun(place, hasNoted, eventStore) {
      const before = begunIn(table, group);
      if (before && standing(place, before) !== undefined && (hasNoted || !before.moved)) return before;
      return write({ epoch: newestOf(place).number, position: await eventStore.head(), moved: false });
    },
    toldBegun(place) {
      const begun = begunIn(table, group);
      return begun && standing(place, begun) !== undefined ? begun : undefined;
    },
    async tellBegun(begun, paused) {
      // Paused rows come first: a group that has begun has them all.
      for (const [partition, row] of paused)
        await table.put(pausedUnder(group, partition) + row.stream, JSON.stringify(row));
      await write(begun);
    },
    moved: (begun) => write({ ...begun, moved: true }),
    async forget() {
      const keys = [begunKey(group), ...table.under(pausedUnder(group)).map(([key]) => key)];
      for (const key of keys) if (table.get(key) !== undefined) await table.put(key, null);
    },
  };
}

function begunIn(table: Table, group: string): Begun | undefined {
  const row = table.get(begunKey(group));
  return row === undefined ? undefined : Begun.parse(JSON.parse(row));
}

/** Groups that were told where to begin, or noted it, and where that is in the log as it is now. */
export const placesIn = (table: Table, place: RelayPlace): readonly GroupPlace[] =>
  table.under(BEGUN).flatMap(([key]) => {
    const group = key.slice(BEGUN.length);
    const begun = begunIn(table, group);
    const position = begun && standing(place, begun);
    return position === undefined ? [] : [{ group, position, paused: rowsOf(table, pausedUnder(group)) }];
  });

/** Paused streams of all groups, longest first. */
export const pausedIn = (table: Table): readonly PausedStream[] =>
  rowsOf(table, HELD)
    .slice(0, PAUSED_LISTED)
    .map(({ revision: _, through: __, ...paused }) => paused);
