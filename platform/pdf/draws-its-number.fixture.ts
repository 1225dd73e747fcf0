// A thread that draws every paper as its own number.
import { parentPort, threadId } from "node:worker_threads";

parentPort?.on("message", () => parentPort?.postMessage(new Uint8Array([threadId])));
