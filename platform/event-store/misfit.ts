// Whether what was made from a log still fits the log there is: an older copy of it may have been restored, its tail may
// have been lost, or it may be another one.
import { type LogMark, type Position, START } from "./port.ts";

/** OTHER_LOG: made from another log. BEYOND_END: made from events that the log does not hold any more. */
export type MisfitReason = "OTHER_LOG" | "BEYOND_END";

/** A read model, an index or a consumer group that did not fit the log. */
export type Misfit = {
  readonly name: string;
  /** The file or the database it lies in. */
  readonly file: string;
  readonly reason: MisfitReason;
  /** Its checkpoint. */
  readonly at: Position;
};

/**
 * `madeFrom`: the identity of the log that `checkpoint` is of; undefined where it was never noted. Nothing was made from it at
 * START, unless `isReady`: then the log had no event.
 */
export function misfitOf(
  checkpoint: Position,
  madeFrom: string | undefined,
  log: LogMark,
  isReady = false,
): MisfitReason | undefined {
  if (checkpoint === START && !isReady) return undefined;
  if (madeFrom !== undefined && madeFrom !== log.id) return "OTHER_LOG";
  return checkpoint > log.end ? "BEYOND_END" : undefined;
}
