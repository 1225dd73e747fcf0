import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { workerReady } from "./worker-ready.ts";

const thread = (source: string, workerData?: unknown) =>
  new Worker(`const { parentPort, workerData } = require("node:worker_threads"); ${source}`, {
    eval: true,
    workerData,
  });

it("ignores other messages, such as those of watch mode", async () => {
  const shared = new Int32Array(new SharedArrayBuffer(4));
  await workerReady(
    thread(
      `parentPort.postMessage({ "watch:import": ["file:///a.ts"] });
      workerData[0] = 1;
      parentPort.postMessage({ ready: true });`,
      shared,
    ),
  );
  expect(shared[0]).toBe(1);
});

it("rejects with the thread's error", async () => {
  await expect(workerReady(thread('throw new Error("no such file")'))).rejects.toThrow("no such file");
});

it("rejects if the thread ends without a message", async () => {
  await expect(workerReady(thread('parentPort.postMessage("bye")'))).rejects.toThrow("ended before it was ready");
});
