// Gives each consumer group its place on the target's bus: no event is delivered to it again that was, and none is left out that was not.

import { type GroupPlace, isSamePlace, refuseToMove } from "@sb/platform/bus/group-place.ts";
import { readCheckpoints } from "@sb/platform/bus/inline/checkpoints.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import { misfitOf } from "@sb/platform/event-store/misfit.ts";
import type { LogMark } from "@sb/platform/event-store/port.ts";
import { counted, type Row } from "./row.ts";
import type { Translated } from "./translate.ts";

/** Positions are those of the source. Throws where they are not of its log. */
export function readPlaces(busFile: string, log: LogMark): readonly GroupPlace[] {
  const { log: madeFrom, places } = readCheckpoints(busFile);
  for (const { group, position } of places) {
    if (misfitOf(position, madeFrom, log))
      throw new Error(
        `the place of the group ${group} is not one of this log: start the service there once, and stop it`,
      );
  }
  return places;
}

/** Throws where a position has no translation. */
export const placesInTarget = (places: readonly GroupPlace[], translated: Translated): readonly GroupPlace[] =>
  places.map((place) => {
    const position = translated.get(place.position);
    if (position === undefined) throw new Error(`the place of the group ${place.group} is not in the target's log yet`);
    return { ...place, position };
  });

/** Throws where a group has another place, or one that is not known here. */
export async function requireOnly(places: readonly GroupPlace[], bus: Pick<Bus, "places">): Promise<void> {
  for (const there of await bus.places())
    if (!places.some((place) => isSamePlace(place, there))) refuseToMove(there.group);
}

/** `wanted`: positions are those of the target. */
export async function groupsRow(wanted: readonly GroupPlace[], bus: Pick<Bus, "places">): Promise<Row> {
  const there = new Map((await bus.places()).map((place) => [place.group, place]));
  const unlike = wanted.filter((place) => {
    const found = there.get(place.group);
    return !found || !isSamePlace(found, place);
  });
  const paused = wanted.reduce((sum, place) => sum + place.paused.length, 0);
  const source = `${counted(wanted.length, "groups")}, ${counted(paused, "streams")} held back`;
  const row = { part: "groups", source, target: `${counted(wanted.length - unlike.length, "groups")} at their places` };
  return unlike.length === 0 ? row : { ...row, problem: `elsewhere: ${unlike.map(({ group }) => group).join(", ")}` };
}
