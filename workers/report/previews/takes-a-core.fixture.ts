// Takes a core for ever, as a hostile picture would: on another thread.
import { Worker } from "node:worker_threads";
import { keepWithin } from "./budget.ts";

keepWithin({ cpuMs: 300, memoryBytes: 500_000_000 });
process.on("message", () => new Worker("for (;;);", { eval: true }));
