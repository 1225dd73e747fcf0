// A thread that breaks over one paper, and draws any other as a single byte.
import { parentPort } from "node:worker_threads";
import type { Paper } from "./paper.ts";

parentPort?.on("message", ({ title }: Paper) => {
  if (title === "broken") throw new Error("broken");
  parentPort?.postMessage(new Uint8Array([1]));
});
