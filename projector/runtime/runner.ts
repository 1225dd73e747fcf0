// A target with its place in the log. One thing happens to it at a time.
import { type Position, START } from "@sb/platform/event-store/port.ts";
import type { LogEvent } from "./log-event.ts";
import type { ProjectionTarget, Taken } from "./target.ts";

export type Runner = {
  readonly name: string;
  readonly follows: readonly string[];
  /** How far it has taken events in. */
  position(): Position;
  /** Reads the checkpoint: what another process or a swap has done counts. */
  load(): Promise<void>;
  /**
   * Takes those events in that come after its position. Throws where one could not be taken; those before it were. With
   * `ahead`, many events follow: it is called once all is handed over to be written, which another thread may do, and what was
   * taken may still be on its way when this resolves.
   */
  run(events: readonly LogEvent[], ahead?: () => void): Promise<void>;
  /** Resolves once all that was taken is written; rejects where it could not be. */
  settled(): Promise<void>;
  /** Notes, once all that was taken is written, that it has come to the end of the log. */
  ready(): Promise<void>;
  /** Runs `work` while nothing else happens to the target, then reads the checkpoint. */
  exclusively(work: () => Promise<void>): Promise<void>;
};

/** `moved` is told of each new position that is written. */
export function createRunner(target: ProjectionTarget, moved: (position: Position) => void): Runner {
  let position: Position = START;
  let last: Promise<unknown> = Promise.resolve();
  let written: Position = START;
  /** Events that were taken and are not written yet. */
  let held: Taken | undefined;
  /** The write that is on its way to the store. */
  let writing: Promise<void> = Promise.resolve();

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    // Only the turn's own caller is told that it failed; the next one starts all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
  const write = (taken: Taken): void => {
    held = undefined;
    writing = taken.write().then(() => move(taken.position));
    // Who waits for it is told.
    writing.catch(() => undefined);
  };
  const move = (to: Position): void => {
    written = to;
    moved(to);
  };
  /** The first to ask is told of a failure. Events taken after it are of no use. */
  const settleWriting = async (): Promise<void> => {
    const before = writing;
    writing = Promise.resolve();
    try {
      await before;
    } catch (error) {
      held = undefined;
      position = written;
      throw error;
    }
  };
  const settle = async (): Promise<void> => {
    await settleWriting();
    if (held) write(held);
    await settleWriting();
  };
  const load = async (): Promise<void> => {
    held = undefined;
    await settleWriting().catch(() => undefined);
    position = await target.checkpoint();
    move(position);
  };
  const run = async (events: readonly LogEvent[], ahead?: () => void): Promise<void> => {
    let fresh = after(position, events);
    if (fresh.length === 0) return await settle();
    while (fresh.length > 0) {
      const taken = await target.take(position, fresh, ahead !== undefined);
      held = taken;
      position = taken.position;
      fresh = after(position, fresh);
      const isLast = !taken.isKnown || taken.failure !== undefined;
      if (taken.isDue || isLast) {
        await settleWriting();
        write(taken);
      }
      if (fresh.length === 0) ahead?.();
      if (isLast) await settle();
      if (taken.failure) throw taken.failure;
    }
  };

  return {
    name: target.name,
    follows: target.follows,
    position: () => position,
    load: () => inTurn(load),
    run: (events, ahead) => inTurn(() => run(events, ahead)),
    settled: () => inTurn(settle),
    ready: () =>
      inTurn(async () => {
        await settle();
        await target.ready(position);
      }),
    exclusively: (work) =>
      inTurn(async () => {
        await settle().catch(() => undefined);
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
