// The searching thread's end of the writing thread.
import { MessageChannel, receiveMessageOnPort, type Transferable, Worker } from "node:worker_threads";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { CheckpointMoved } from "../read-store/port.ts";
import { errcodeOf } from "../sqlite/errors.ts";
import type { Delta } from "./delta.ts";
import type { IndexBatch } from "./port.ts";
import { IndexRetired } from "./sqlite-retired.ts";
import type { FromWriter, ToWriter } from "./sqlite-writer.ts";

export type Writer = {
  /** Rejects where the file can't be opened for writing. */
  open(file: string, schema: IndexSchema): Promise<IndexWriter>;
  /** All indexes are made from this log, those opened later too. */
  noteLog(id: string): Promise<void>;
  /** Removes an index's file, closed here before; who else has it open is told. */
  retire(file: string): Promise<void>;
  /** Ends the thread. Indexes are to be closed before. */
  close(): Promise<void>;
};

export type IndexWriter = {
  /** Resolves when the batch is committed; rejects where nothing of it was. One at a time, in the order of the calls. */
  apply(batch: IndexBatch): Promise<void>;
  /** The next delta that the writer has sent, without waiting. It may belong to a commit that is still to come. */
  nextDelta(): Delta | undefined;
  close(): Promise<void>;
};

type Thread = {
  /** Rejects with what made the request fail, or with why the thread is no more. */
  request(message: ToWriter, transferred?: Transferable[]): Promise<void>;
  isOver(): boolean;
  end(): Promise<void>;
};

export function startWriter(): Writer {
  const thread = startThread();
  let last = 0;
  return {
    async open(file, schema) {
      const index = ++last;
      const { port1: deltas, port2 } = new MessageChannel();
      try {
        await thread.request({ open: { index, file, schema, deltas: port2 } }, [port2]);
      } catch (error) {
        deltas.close();
        const reason = error instanceof Error ? error.message : String(error);
        const failed = new Error(`The search index ${file} can't be opened: ${reason}`, { cause: error });
        throw Object.assign(failed, { errcode: errcodeOf(error) });
      }
      return {
        apply: (batch) => thread.request({ apply: batch, index }).catch(rethrow),
        nextDelta: () => receiveMessageOnPort(deltas)?.message as Delta | undefined,
        async close() {
          deltas.close();
          if (!thread.isOver()) await thread.request({ close: index });
        },
      };
    },
    noteLog: (log) => thread.request({ log }),
    retire: (file) => thread.request({ retire: file }),
    close: thread.end,
  };
}

type Waiting = { readonly resolve: () => void; readonly reject: (error: Error) => void };

function startThread(): Thread {
  const worker = new Worker(new URL("./sqlite-writer.ts", import.meta.url));
  const waiting: Waiting[] = [];
  let over: Error | undefined;
  const end = (reason: Error): void => {
    over ??= reason;
    for (const { reject } of waiting.splice(0)) reject(over);
  };
  // Under `node --watch` a thread also posts which files it has loaded.
  worker.on("message", (message: FromWriter | Record<string, unknown>) => {
    if ("done" in message) waiting.shift()?.resolve();
    else if ("failed" in message) waiting.shift()?.reject(errorOf(message as Failed));
  });
  worker.on("error", (error) => end(new Error("The search engine's writer broke down", { cause: error })));
  worker.on("exit", () => end(new Error("The search engine is closed")));
  return {
    async request(message, transferred = []) {
      if (over) throw over;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ resolve, reject });
      worker.postMessage(message, transferred);
      await promise;
    },
    isOver: () => over !== undefined,
    async end() {
      if (over) return;
      over = new Error("The search engine is closed");
      await worker.terminate();
    },
  };
}

type Failed = Extract<FromWriter, { failed: unknown }>;

function errorOf({ failed: { message, code, errcode } }: Failed): Error {
  if (code === "CHECKPOINT_MOVED") return new CheckpointMoved(message);
  return code === "INDEX_RETIRED" ? new IndexRetired() : Object.assign(new Error(message), { errcode });
}

function rethrow(error: Error): never {
  if ("code" in error) throw error;
  const failed = new Error(`The search index failed: ${error.message}`, { cause: error });
  throw Object.assign(failed, { errcode: errcodeOf(error) });
}
