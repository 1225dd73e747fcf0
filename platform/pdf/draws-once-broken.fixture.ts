// A thread that breaks over one paper, and draws any other as a single byte.
import { parentPort, workerData } from "node:worker_threads";
import type { Paper } from "./paper.ts";

if ((workerData as Paper).title === "broken") throw new Error("broken");
parentPort?.postMessage(new Uint8Array([1]));
