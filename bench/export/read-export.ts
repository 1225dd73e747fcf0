// Reads an export to its end, in a thread of its own.
import { parentPort, workerData } from "node:worker_threads";

export type Exported = { readonly lines: number; readonly ms: number };

const NEW_LINE = 10;

const start = performance.now();
const response = await fetch(`${workerData}/sb/report/export?format=ndjson`);
if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
let lines = 0;
for await (const chunk of response.body) {
  for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
}
parentPort?.postMessage({ lines, ms: performance.now() - start } satisfies Exported);
