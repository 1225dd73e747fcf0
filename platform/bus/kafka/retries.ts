// Tries what a group holds back when it is due, also while no event comes.
import { type BackOff, pause } from "../../back-off.ts";
import { errorFacts, type Log } from "../../log-port.ts";
import type { Share } from "./share.ts";
import type { Serial } from "./turns.ts";

type Of = {
  readonly group: string;
  /** The partitions of this process. */
  readonly ready: () => readonly Share[];
  readonly serially: Serial;
  readonly log: Log;
  readonly backOff: BackOff;
};

export type Retries = {
  /** After each change of what is held back. */
  arm(): void;
  stop(): void;
};

export function createRetries({ group, ready, serially, log, backOff }: Of, signal: AbortSignal): Retries {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  async function retryAll(): Promise<void> {
    const mine = ready();
    for (const { delivery } of mine) {
      if (ready() !== mine || signal.aborted) return;
      await delivery.retry(signal);
    }
  }

  async function retry(): Promise<void> {
    try {
      await serially(retryAll);
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error({ group, failures, ...errorFacts(error) }, "what is held back could not be tried; trying again");
      await pause(backOff(failures), signal);
    }
    arm();
  }

  function arm(): void {
    clearTimeout(timer);
    const due = ready().flatMap(({ delivery }) => delivery.dueIn() ?? []);
    if (due.length > 0 && !signal.aborted) timer = setTimeout(() => void retry(), Math.min(...due));
  }

  return { arm, stop: () => clearTimeout(timer) };
}
