// Has a long write-ahead log copied into the table by a thread of its own (wal-checkpointer.ts), so that commits go on
// meanwhile (docs/scaling.md).
import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { walOf } from "./wal.ts";
import type { FromCheckpointer, ToCheckpointer } from "./wal-checkpointer.ts";

/**
 * Pages of 4 KiB in the log before it is copied. Stream names are random, so each commit touches many index pages; the longer
 * the log, the fewer times each page is copied.
 */
const LOG_PAGES = 8_000;

export type WalCheckpoints = {
  /** To be called after each commit. */
  readonly afterCommit: () => void;
  /** Waits for a copy under way. To be called before the writer's connection is closed. */
  readonly stop: () => Promise<void>;
};

/** `db`: the writer's connection to `file`. The thread starts with the first long log: most processes never have one. */
export function createWalCheckpoints(db: DatabaseSync, file: string, pages = LOG_PAGES): WalCheckpoints {
  const wal = walOf(db);
  let thread: Worker | undefined;
  let state: "IDLE" | "COPYING" | "COPIED" | "FAILED" = "IDLE";

  function start(): Worker {
    const started = new Worker(new URL("./wal-checkpointer.ts", import.meta.url), { workerData: { file } });
    started.on("message", (message: FromCheckpointer) => {
      if ("copied" in message) state = "COPIED";
    });
    // Nothing is lost: the log keeps what was not copied.
    started.on("error", ({ message }: Error) => {
      state = "FAILED";
      process.emitWarning(`The log of the event store was not copied: ${message}`);
    });
    started.on("exit", () => {
      thread = undefined;
    });
    return started;
  }

  function ask(): void {
    thread ??= start();
    thread.postMessage({ copy: true } satisfies ToCheckpointer);
    state = "COPYING";
  }

  return {
    afterCommit: () => {
      if (state === "COPYING") return;
      const { log, copied } = wal.lengths();
      if (log < pages) {
        state = "IDLE";
      } else if (state === "COPIED") {
        // Few pages came since the thread's last turn. The next commit begins the log anew once all of it is copied.
        wal.copy();
        state = "IDLE";
      } else if (state === "IDLE" && log - copied >= pages) {
        ask();
      }
    },
    stop: async () => {
      const stopping = thread;
      if (stopping === undefined) return;
      const exit = new Promise((resolve) => stopping.once("exit", resolve));
      stopping.postMessage({ close: true } satisfies ToCheckpointer);
      await exit;
    },
  };
}
