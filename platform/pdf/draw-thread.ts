// The thread that draws one paper (papers.ts).
import { parentPort, workerData } from "node:worker_threads";
import { drawPaper } from "./draw.ts";
import type { Paper } from "./paper.ts";

parentPort?.postMessage(await drawPaper(workerData as Paper));
