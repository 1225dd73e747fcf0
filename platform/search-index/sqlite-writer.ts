// The writing thread: batches are analysed, written and synced here, so that the thread that answers requests never waits
// for them.
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { Delta } from "./delta.ts";
import type { IndexBatch } from "./port.ts";
import { createApply } from "./sqlite-apply.ts";
import { openWriting } from "./sqlite-schema.ts";
import { createVacuum } from "./sqlite-vacuum.ts";

export type WriterData = {
  readonly file: string;
  /** Where deltas go, each before its commit: who sees the commit finds its delta there. */
  readonly deltas: MessagePort;
};
export type ToWriter = { readonly batch: IndexBatch } | { readonly close: true };
export type FromWriter =
  | { readonly ready: true }
  | { readonly done: true }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } };

const port = parentPort;
if (port === null) throw new Error("The search index's writer runs in a worker thread only");
const { file, deltas }: WriterData = workerData;
const db = openWriting(file);
const apply = createApply(db);
const tidy = createVacuum(db);
const post = (message: FromWriter) => port.postMessage(message);
const announce = (delta: Delta) =>
  deltas.postMessage(delta, [delta.places.buffer, delta.times.buffer] as ArrayBuffer[]);

function run(batch: IndexBatch): void {
  try {
    apply(batch, announce);
    post({ done: true });
  } catch (error) {
    post({ failed: { message: messageOf(error), code: codeOf(error) } });
  }
  tidy.later();
}

port.on("message", (message: ToWriter) => {
  if ("batch" in message) {
    run(message.batch);
    return;
  }
  tidy.close();
  db.close();
  deltas.close();
  port.close();
});
post({ ready: true });
tidy.later();

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
