// The thread that draws papers (papers.ts).
import { parentPort } from "node:worker_threads";
import { drawPaper } from "./draw.ts";
import type { Paper } from "./paper.ts";

parentPort?.on("message", async (paper: Paper) => parentPort?.postMessage(await drawPaper(paper)));
