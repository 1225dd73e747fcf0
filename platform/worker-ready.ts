// The start of a worker thread.
import { on } from "node:events";
import type { Worker } from "node:worker_threads";

/** The message of a thread once it can be given work. */
export type WorkerReady = { readonly ready: true };

/**
 * Resolves when the thread says that it is ready; rejects with its error, or where it ends without a word. Other messages
 * pass: under `node --watch` a thread also posts which files it has loaded.
 */
export async function workerReady(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, "message", { close: ["exit"] })) {
    if (isReady(message)) return;
  }
  throw new Error("The thread ended before it was ready");
}

function isReady(message: unknown): boolean {
  return typeof message === "object" && message !== null && "ready" in message && message.ready === true;
}
