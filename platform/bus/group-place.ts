// Where a consumer group is, as it can be taken to another bus over a copy of the log.
import type { Position } from "../event-store/port.ts";
import type { Paused } from "./inline/paused.ts";

export type GroupPlace = {
  readonly group: string;
  /** All events up to this position were delivered, or are held back. */
  readonly position: Position;
  readonly paused: readonly Paused[];
};

export const isSamePlace = (a: GroupPlace, b: GroupPlace): boolean => textOf(a) === textOf(b);

/** Times are those of tries, which change. */
const textOf = ({ group, position, paused }: GroupPlace): string =>
  JSON.stringify([
    group,
    position,
    ...paused.map(({ stream, revision, through }) => [stream, revision, through]).sort(),
  ]);

/** The error of a group that is somewhere else already. */
export function refuseToMove(group: string): never {
  throw new Error(
    `the group ${group} has another place on this bus already: it was at work there, or brought there before`,
  );
}
