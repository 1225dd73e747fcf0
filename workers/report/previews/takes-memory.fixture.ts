// Takes ever more memory, as a hostile picture would.
import { setInterval } from "node:timers";
import { keepWithin } from "./budget.ts";

keepWithin({ cpuMs: 60_000, memoryBytes: 150_000_000 });
const taken: Buffer[] = [];
process.on("message", () => setInterval(() => taken.push(Buffer.alloc(10_000_000, 1)), 1));
