// The one loop that follows the event store, for all runners that have caught up with it.
import { setImmediate } from "node:timers/promises";
import { type BackOff, pause } from "@sb/platform/back-off.ts";
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import { type LogEvent, logEvents } from "./log-event.ts";
import type { BatchSizes } from "./pages.ts";
import type { Progress } from "./progress.ts";
import type { Runner } from "./runner.ts";

export type Live = {
  /** The end of the newest batch taken. A runner that is as far misses nothing: the next batch begins after it. */
  position(): Position;
  /**
   * Takes a runner in if it has everything up to `has` and the loop is no further, and has not ended; otherwise undefined. The
   * promise resolves when the runner has to catch up again or the loop has ended, and rejects with what made the
   * runner fail.
   */
  join(runner: Runner, has: Position): { readonly left: Promise<void> } | undefined;
  /** The runner has to catch up again. Nothing happens where it has not joined. */
  leave(runner: Runner): void;
  /** Follows until the signal is aborted; the batch under way is finished. */
  follow(signal: AbortSignal): Promise<void>;
};

export type LiveOptions = {
  readonly eventStore: Pick<EventStore, "follow">;
  readonly from: Position;
  readonly sizes: BatchSizes;
  readonly progress: Progress;
  readonly backOff: BackOff;
  readonly log: Log;
};

type Leave = (error?: unknown) => void;

export function createLive({ eventStore, from, sizes, progress, backOff, log }: LiveOptions): Live {
  const members = new Map<Runner, Leave>();
  let position = from;
  let failures = 0;
  let ended = false;

  const leave = (runner: Runner, error?: unknown): void => {
    members.get(runner)?.(error);
    members.delete(runner);
  };
  const step = async (runner: Runner, events: readonly LogEvent[], end: Position): Promise<void> => {
    if (!progress.hasReached(runner.follows, end)) return leave(runner);
    try {
      await runner.run(events);
    } catch (error) {
      leave(runner, error);
    }
  };
  const take = async (events: readonly LogEvent[]): Promise<void> => {
    const end = events.at(-1)?.stored.position ?? position;
    position = end;
    const runners = [...members.keys()];
    const [first, then] = [runners.filter(isFree), runners.filter((runner) => !isFree(runner))];
    await Promise.all(first.map((runner) => step(runner, events, end)));
    // An index takes longer: far behind, it goes on at its own pace, and the models need not wait for it.
    if (events.length >= sizes.least) for (const runner of then) leave(runner);
    else await Promise.all(then.map((runner) => step(runner, events, end)));
  };
  const followOnce = async (signal: AbortSignal): Promise<void> => {
    for await (const events of eventStore.follow({
      after: position,
      signal,
      batchSize: sizes.least,
      growTo: sizes.most,
    })) {
      await take(logEvents(events));
      failures = 0;
      // Embedded stores answer within this turn of the event loop: yield, so that requests get theirs.
      await setImmediate();
    }
    if (!signal.aborted) throw new Error("the event store stopped being followed");
  };

  return {
    position: () => position,
    join(runner, has) {
      if (ended || has < position) return undefined;
      const left = new Promise<void>((resolve, reject) => {
        members.set(runner, (error) => (error === undefined ? resolve() : reject(error)));
      });
      return { left };
    },
    leave: (runner) => leave(runner),
    async follow(signal) {
      while (!signal.aborted) {
        try {
          await followOnce(signal);
        } catch (error) {
          failures += 1;
          log.error({ failures, ...errorFacts(error) }, "the event store could not be followed; trying again");
          await pause(backOff(failures), signal);
        }
      }
      ended = true;
      for (const runner of members.keys()) leave(runner);
    },
  };
}

const isFree = (runner: Runner): boolean => runner.follows.length === 0;
