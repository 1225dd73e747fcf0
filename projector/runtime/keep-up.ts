// One runner's life: catch up page by page, join the live loop, and start over when it falls behind.
import { setImmediate } from "node:timers/promises";
import { type BackOff, pause } from "@sb/platform/back-off.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Live } from "./live.ts";
import type { LogEvent } from "./log-event.ts";
import type { Pages } from "./pages.ts";
import type { Readiness } from "./parts.ts";
import type { Progress } from "./progress.ts";
import type { Runner } from "./runner.ts";
import type { Status } from "./status.ts";

export type KeepUpOptions = {
  readonly live: Live;
  readonly pages: Pages;
  readonly progress: Progress;
  readonly status: Status;
  readonly readiness: Readiness;
  /** Called after each failure. Must not throw. */
  readonly failed: () => void;
  readonly backOff: BackOff;
  readonly signal: AbortSignal;
  /** Called once, when it has caught up for the first time. Must not throw. */
  readonly caughtUp: () => Promise<void>;
};

/** Resolves when the signal is aborted and no work is in progress. */
export async function keepUp(runner: Runner, options: KeepUpOptions): Promise<void> {
  const { live, pages, status, readiness, failed, backOff, signal } = options;
  let failures = 0;
  let greet: Promise<void> | undefined;
  while (!signal.aborted) {
    try {
      await runner.load();
      const membership = await catchUp(runner, options);
      pages.leave(runner.name);
      if (membership === undefined) break;
      failures = 0;
      status.live();
      pages.clear();
      greet ??= options.caughtUp();
      // A store that lost the model, or is another one now, has it built anew.
      const stop = readiness.whenLost(() => live.leave(runner));
      await Promise.all([membership.left.finally(stop), greet]);
      status.behind();
    } catch (error) {
      pages.leave(runner.name);
      if (signal.aborted) break;
      failures += 1;
      pages.clear();
      if (isMoved(error)) {
        status.overtaken();
      } else {
        status.failed(error, failures);
        failed();
      }
      await pause(backOff(failures), signal);
    }
  }
  await runner.settled().catch(() => undefined);
  await greet;
}

async function catchUp(runner: Runner, options: KeepUpOptions): Promise<ReturnType<Live["join"]>> {
  const { pages, progress, signal } = options;
  while (!signal.aborted) {
    const events = await pages.after(runner.position(), runner.name);
    const end = events.at(-1)?.stored.position;
    if (end !== undefined) {
      await progress.reached(runner.follows, end);
      // Far behind, models go first: they share a thread, and an index takes three times as long.
      if (pages.isFull(events) && runner.follows.length > 0) await progress.reached(runner.follows, await pages.head());
      await runner.run(events, pages.isFull(events) ? () => pages.ahead(events) : undefined);
    }
    const joined = pages.isFull(events) ? undefined : await joinAfter(events, runner, options);
    if (joined) return joined;
    // Embedded stores answer within this turn of the event loop: yield, so that requests get theirs.
    await setImmediate();
  }
  return undefined;
}

/** After a page that was not full: what a runner still writes would fail unnoticed once it has joined. */
async function joinAfter(
  events: readonly LogEvent[],
  runner: Runner,
  { live, pages, readiness }: KeepUpOptions,
): Promise<ReturnType<Live["join"]>> {
  await runner.settled();
  const has = await standsAt(events, runner, live, pages);
  if (has === undefined) return undefined;
  if (!readiness.isReady()) await runner.ready();
  return live.join(runner, has);
}

/** How far in the log it has everything; undefined where the live loop may be further. */
async function standsAt(
  events: readonly LogEvent[],
  runner: Runner,
  live: Live,
  pages: Pages,
): Promise<Position | undefined> {
  const ahead = live.position();
  if (runner.position() >= ahead) return runner.position();
  // The events between a runner and the live loop may have been shredded: then it misses nothing although it is behind.
  return events.length === 0 && (await pages.isEnd(runner.position())) ? ahead : undefined;
}

/** Another projector wrote to the same model: no harm done, this one continues from there, or is refused until it is stopped. */
const isMoved = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "CHECKPOINT_MOVED" || error.code === "FENCED");
