// One runner's life: catch up page by page, join the live loop, and start over when it falls behind.
import { setImmediate } from "node:timers/promises";
import { type BackOff, pause } from "@sb/platform/back-off.ts";
import type { Live } from "./live.ts";
import type { LogEvent } from "./log-event.ts";
import type { Pages } from "./pages.ts";
import type { Progress } from "./progress.ts";
import type { Runner } from "./runner.ts";
import type { Status } from "./status.ts";

export type KeepUpOptions = {
  readonly live: Live;
  readonly pages: Pages;
  readonly progress: Progress;
  readonly status: Status;
  /** Called after each failure. Must not throw. */
  readonly failed: () => void;
  readonly backOff: BackOff;
  readonly signal: AbortSignal;
  /** Called once, when it has caught up for the first time. Must not throw. */
  readonly caughtUp: () => Promise<void>;
};

/** Resolves when the signal is aborted and no work is in progress. */
export async function keepUp(runner: Runner, options: KeepUpOptions): Promise<void> {
  const { pages, status, failed, backOff, signal } = options;
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
      await Promise.all([membership.left, greet]);
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

async function catchUp(
  runner: Runner,
  { live, pages, progress, signal }: KeepUpOptions,
): Promise<ReturnType<Live["join"]>> {
  while (!signal.aborted) {
    const events = await pages.after(runner.position(), runner.name);
    const end = events.at(-1)?.stored.position;
    if (end !== undefined) {
      if (runner.follows.length > 0) pages.leave(runner.name);
      await progress.reached(runner.follows, end);
      // Far behind, models go first: they share a thread, and an index takes three times as long.
      if (pages.isFull(events) && runner.follows.length > 0) await progress.reached(runner.follows, await pages.head());
      await runner.run(events, pages.isFull(events) ? () => pages.ahead(events) : undefined);
    }
    const joined = pages.isFull(events) ? undefined : await joinAfter(events, runner, live, pages);
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
  live: Live,
  pages: Pages,
): Promise<ReturnType<Live["join"]>> {
  await runner.settled();
  return live.join(runner, runner.position()) ?? (events.length === 0 ? joinAtEnd(runner, live, pages) : undefined);
}

/** The events between a runner and the live loop may have been shredded: then it misses nothing although it is behind. */
async function joinAtEnd(runner: Runner, live: Live, pages: Pages): Promise<ReturnType<Live["join"]>> {
  const ahead = live.position();
  return (await pages.isEnd(runner.position())) ? live.join(runner, ahead) : undefined;
}

/** Another projector wrote to the same model: no harm done, this one continues from there, or is refused until it is stopped. */
const isMoved = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "CHECKPOINT_MOVED" || error.code === "FENCED");
