// The searching thread's end of the writing thread.
import { once } from "node:events";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { CheckpointMoved } from "../read-store/port.ts";
import { workerReady } from "../worker-ready.ts";
import type { Delta } from "./delta.ts";
import type { IndexBatch } from "./port.ts";
import type { FromWriter, ToWriter, WriterData } from "./sqlite-writer.ts";

export type WriterClient = {
  /** Resolves when the batch is committed; rejects where nothing of it was. One at a time, in the order of the calls. */
  apply(batch: IndexBatch): Promise<void>;
  /** The next delta that the writer has sent, without waiting. It may belong to a commit that is still to come. */
  nextDelta(): Delta | undefined;
  close(): Promise<void>;
};

type Waiting = { readonly resolve: () => void; readonly reject: (error: Error) => void };

/** Rejects where the file can't be opened for writing. */
export async function startWriter(file: string): Promise<WriterClient> {
  const { port1: deltas, port2 } = new MessageChannel();
  const workerData: WriterData = { file, deltas: port2 };
  const worker = new Worker(new URL("./sqlite-writer.ts", import.meta.url), { workerData, transferList: [port2] });
  await ready(worker, file);
  const waiting: Waiting[] = [];
  let over: Error | undefined;

  const end = (reason: Error): void => {
    over ??= reason;
    for (const { reject } of waiting.splice(0)) reject(reason);
    deltas.close();
  };
  worker.on("message", (message: FromWriter) => {
    if ("done" in message) waiting.shift()?.resolve();
    else if ("failed" in message) waiting.shift()?.reject(errorOf(message.failed));
  });
  worker.on("error", (error) => end(new Error("The search index's writer broke down", { cause: error })));
  worker.on("exit", () => end(new Error("The search index is closed")));
  const send = (message: ToWriter) => worker.postMessage(message);

  return {
    apply: (batch) =>
      new Promise((resolve, reject) => {
        if (over) return reject(over);
        waiting.push({ resolve, reject });
        send({ batch });
      }),
    nextDelta: () => receiveMessageOnPort(deltas)?.message as Delta | undefined,
    async close() {
      if (over) return;
      over = new Error("The search index is closed");
      const exit = once(worker, "exit");
      send({ close: true });
      await exit;
    },
  };
}

async function ready(worker: Worker, file: string): Promise<void> {
  try {
    await workerReady(worker);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The search index ${file} can't be opened: ${reason}`, { cause: error });
  }
}

function errorOf({ message, code }: { readonly message: string; readonly code: string | undefined }): Error {
  if (code === "CHECKPOINT_MOVED") return new CheckpointMoved(message);
  return new Error(`The search index failed: ${message}`);
}
