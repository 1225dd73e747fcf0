// A thread that finds the terms of documents for the writing thread, which waits for it without turning its event loop (analysing.ts).
import { type MessagePort, workerData } from "node:worker_threads";
import type { Layout, StoredFields } from "../../analysis/layout.ts";
import { gatherTerms, type TermRun } from "../postings/term-run.ts";

/** `answered` counts answers, for who waits for one. */
export type AnalystData = { readonly port: MessagePort; readonly answered: Int32Array };
export type ToAnalyst = { readonly layout: Layout; readonly docs: readonly StoredFields[] };
export type FromAnalyst = { readonly run: TermRun } | { readonly failed: string };

const { port, answered }: AnalystData = workerData;

function answerTo({ layout, docs }: ToAnalyst): FromAnalyst {
  try {
    return { run: gatherTerms(layout, docs) };
  } catch (error) {
    return { failed: String(error) };
  }
}

port.on("message", (asked: ToAnalyst) => {
  port.postMessage(answerTo(asked));
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
