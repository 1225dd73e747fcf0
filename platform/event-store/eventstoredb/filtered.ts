// Reads of all streams whose names begin alike: the server passes over all others. Its client has this for subscriptions only.

import { BACKWARDS, type Direction, type ReadPosition } from "@eventstore/db-client";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { type Position, START } from "../port.ts";

export type AskedRead = {
  readonly direction: Direction;
  readonly fromPosition: ReadPosition;
  readonly maxCount: number;
};

/** Records that the server looks through at once. It takes no window that is as small as the page. */
const WINDOW = 10_000;

export function filteredRead(prefix: string, { direction, fromPosition, maxCount }: AskedRead): streams.ReadReq {
  const { Options } = streams.ReadReq;
  const all = new Options.AllOptions();
  if (fromPosition === "start") all.setStart(new shared.Empty());
  else if (fromPosition === "end") all.setEnd(new shared.Empty());
  else {
    const { commit, prepare } = fromPosition;
    all.setPosition(new Options.Position().setCommitPosition(`${commit}`).setPreparePosition(`${prepare}`));
  }
  const filter = new Options.FilterOptions()
    .setStreamIdentifier(new Options.FilterOptions.Expression().setPrefixList([prefix]))
    .setMax(Math.max(WINDOW, maxCount + 1))
    .setCheckpointintervalmultiplier(1);
  const options = new Options()
    .setAll(all)
    .setReadDirection(direction === BACKWARDS ? 1 : 0)
    .setCount(`${maxCount}`)
    .setResolveLinks(false)
    .setUuidOption(new Options.UUIDOption().setString(new shared.Empty()))
    .setFilter(filter);
  return new streams.ReadReq().setOptions(options);
}

/** The newest stretch of the log that holds nothing of this installation: what others wrote there is not read past again. */
export type Passed = {
  /** Where a read may begin that is to begin after a position. */
  after(position: Position): Position;
  /** There is nothing of ours behind `from` up to `to`. */
  note(from: Position, to: Position): void;
};

export function createPassed(): Passed {
  let [start, end]: readonly [Position, Position] = [START, START];
  return {
    after: (position) => (position >= start && position < end ? end : position),
    note(from, to) {
      if (to > end) [start, end] = [from, to];
    },
  };
}
