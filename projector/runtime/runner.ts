// A target with its place in the log. One thing happens to it at a time.
import { type Position, START } from "@sb/platform/event-store/port.ts";
import type { LogEvent } from "./log-event.ts";
import type { Target } from "./target.ts";

export type Runner = {
  readonly name: string;
  readonly follows: readonly string[];
  /** The checkpoint as last read or written here. */
  position(): Position;
  /** Reads the checkpoint: what another process or a swap has done counts. */
  load(): Promise<void>;
  /**
   * Takes those events in that come after its position. Throws where one could not be taken; those before it were. `writing`
   * as in Target.
   */
  run(events: readonly LogEvent[], writing?: () => void): Promise<void>;
  /** Runs `work` while nothing else happens to the target, then reads the checkpoint. */
  exclusively(work: () => Promise<void>): Promise<void>;
};

/** `moved` is told of each new position. */
export function createRunner(target: Target, moved: (position: Position) => void): Runner {
  let position: Position = START;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    // Only the turn's own caller is told that it failed; the next one starts all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
  const move = (to: Position): void => {
    position = to;
    moved(to);
  };
  const load = async (): Promise<void> => move(await target.checkpoint());
  const run = async (events: readonly LogEvent[], writing: () => void): Promise<void> => {
    const fresh = after(position, events);
    if (fresh.length === 0) return;
    const { position: to, failure } = await target.advance(position, fresh, writing);
    move(to);
    if (failure) throw failure;
  };

  return {
    name: target.name,
    follows: target.follows,
    position: () => position,
    load: () => inTurn(load),
    run: (events, writing = () => undefined) => inTurn(() => run(events, writing)),
    exclusively: (work) =>
      inTurn(async () => {
        await work();
        await load();
      }),
  };
}

/** The same array where all of them are: what is known of a batch is kept by it (dispatch.ts). */
function after(position: Position, events: readonly LogEvent[]): readonly LogEvent[] {
  const isFresh = ({ stored }: LogEvent) => stored.position > position;
  return events[0] && isFresh(events[0]) ? events : events.filter(isFresh);
}
