// Counts views in memory and writes them down about once a minute: a view costs its request no event. What was not written
// down when the process is killed is lost; a clean stop writes it.
import type { Viewed } from "@sb/contracts/views/events.ts";
import { viewsStream } from "@sb/contracts/views/subject.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import type { RateLimitCounters } from "@sb/platform/rate-limit/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { ViewsDeps } from "./deps.ts";
import { createPendingViews, type PendingViews } from "./pending.ts";
import { viewsDecider } from "./rules/decider.ts";

const ACTOR = "system:views";
const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

export type CounterDeps = Pick<WriteDeps, "handle" | "clock"> & {
  readonly vault: Pick<Vault, "mac">;
  /** Remembers until midnight who has looked at what, by keyed hashes. */
  readonly visitors: Pick<RateLimitCounters, "hit">;
  /** Those that people can look at. */
  readonly onlyShown: (viewed: readonly Viewed[]) => Promise<readonly Viewed[]>;
  readonly log: Pick<Log, "warn">;
};

export type ViewCounter = ViewsDeps & {
  /** Writes down what is pending. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The first view after a quiet minute is written down at once. */
export function createViewCounter(deps: CounterDeps): ViewCounter {
  const { vault, visitors, clock, log } = deps;
  const pending = createPendingViews();
  let timer: NodeJS.Timeout | undefined;
  let nextAt = 0;
  let running: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    nextAt = performance.now() + EVERY_MS;
    running = running
      .then(() => writeDown(deps, pending))
      .catch((error: unknown) => {
        log.warn(errorFacts(error), "views could not be written down; they are tried again");
        wake();
      });
    return running;
  }
  function wake(): void {
    timer ??= setTimeout(flush, Math.max(0, nextAt - performance.now())).unref();
  }

  return {
    countView: async (viewed, visitor) => {
      const now = Date.parse(clock());
      const day = clock().slice(0, 10);
      const key = vault.mac("views", `${day} ${viewed.kind} ${viewed.seq} ${visitor}`);
      if ((await visitors.hit(key, DAY_MS - (now % DAY_MS))).count > 1) return;
      pending.add(viewed);
      wake();
    },
    flush,
    close: async () => {
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Views that can't be written stay pending. */
async function writeDown(deps: CounterDeps, pending: PendingViews): Promise<void> {
  for (let taken = pending.take(); taken.length > 0; taken = pending.take()) {
    try {
      const shown = new Set(await deps.onlyShown(taken));
      const views = taken.filter((each) => shown.has(each));
      if (views.length === 0) continue;
      const stream = viewsStream.of(deps.clock().slice(0, 10));
      await deps.handle(viewsDecider, stream, { type: "Count", views }, contextFor(deps, ACTOR, uuidv7()));
    } catch (error) {
      for (const each of taken) pending.add(each, each.count);
      throw error;
    }
  }
}
