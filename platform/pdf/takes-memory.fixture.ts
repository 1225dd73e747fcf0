// A thread that takes all the memory it can get.
import { parentPort } from "node:worker_threads";

parentPort?.on("message", () => {
  const taken: string[][] = [];
  for (;;) taken.push(Array.from({ length: 10_000 }, (_, index) => `${taken.length} ${index}`));
});
