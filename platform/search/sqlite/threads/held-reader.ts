// A searching thread that a test can hold or end by the text of a search.
import { parentPort, workerData } from "node:worker_threads";
import type { ToReader } from "./reader.ts";

/** `gate`: a held search waits until its first number is not 0. */
export type Held = { readonly gate: Int32Array; readonly holdAt: string; readonly endAt: string };

const { gate, holdAt, endAt }: Held = workerData;

// Before the thread's own listener, so that it waits here.
parentPort?.on("message", (message: ToReader) => {
  if (!("search" in message)) return;
  if (message.search.text === holdAt) Atomics.wait(gate, 0, 0);
  if (message.search.text === endAt) process.exit(1);
});
await import("./reader.ts");
