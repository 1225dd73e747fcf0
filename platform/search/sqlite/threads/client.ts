// The other end of the writing thread.
import { type MessagePort, type Transferable, Worker } from "node:worker_threads";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { errcodeOf } from "../../../sqlite/errors.ts";
import type { IndexBatch } from "../../port.ts";
import { startThread } from "./thread.ts";
import type { ToWriter } from "./writer.ts";

export type Writer = {
  /** Rejects where the file can't be opened for writing. */
  open(file: string, schema: IndexSchema): Promise<IndexWriter>;
  /** All indexes are made from this log, those opened later too. */
  noteLog(id: string): Promise<void>;
  /** Removes an index's file, closed here before; who else has it open is told. */
  retire(file: string): Promise<void>;
  /** Removes an index's file, unless it is open here or in another process. Answers whether it is gone. */
  removeUnused(file: string): Promise<boolean>;
  /** Ends the thread. Indexes are to be closed before. */
  close(): Promise<void>;
};

export type IndexWriter = {
  /** Resolves when the batch is committed; rejects where nothing of it was. One at a time, in the order of the calls. */
  apply(batch: IndexBatch): Promise<void>;
  /** From now on each batch's delta goes there before its commit. */
  announceTo(deltas: MessagePort): Promise<void>;
  close(): Promise<void>;
};

/** For what a large batch gathers: most of it is used until its end, and would be copied again and again. */
const YOUNG_MB = 96;

export function startWriter(): Writer {
  const worker = new Worker(new URL("./writer.ts", import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const thread = startThread(worker, "writer");
  const request = (message: ToWriter, transferred?: readonly Transferable[]) =>
    thread.request<void>(message, transferred);
  let last = 0;
  return {
    async open(file, schema) {
      const index = ++last;
      try {
        await request({ open: { index, file, schema } });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const failed = new Error(`The search index ${file} can't be opened: ${reason}`, { cause: error });
        throw Object.assign(failed, { errcode: errcodeOf(error) });
      }
      return {
        apply: (batch) => request({ apply: batch, index }).catch(rethrow),
        announceTo: (deltas) => request({ announceTo: deltas, index }, [deltas]),
        async close() {
          if (!thread.isOver()) await request({ close: index });
        },
      };
    },
    noteLog: (log) => request({ log }),
    retire: (file) => request({ retire: file }),
    removeUnused: (file) => thread.request<boolean>({ removeUnused: file } satisfies ToWriter),
    close: thread.end,
  };
}

function rethrow(error: Error): never {
  if ("code" in error) throw error;
  const failed = new Error(`The search index failed: ${error.message}`, { cause: error });
  throw Object.assign(failed, { errcode: errcodeOf(error) });
}
