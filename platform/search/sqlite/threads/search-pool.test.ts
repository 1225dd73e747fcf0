import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSearchPool, type PoolLimits, type SearchPool } from "./search-pool.ts";
import { startThread } from "./thread.ts";

/** Answers with `say`; waits before that until the gate opens, or ends, once or each time. */
const TOY = `
  const { parentPort } = require("node:worker_threads");
  let prepared = false;
  parentPort.on("message", ({ say, gate, end, endOnce, prepare }) => {
    if (end || (endOnce && Atomics.add(endOnce, 0, 1) === 0)) process.exit(1);
    if (prepare) prepared = true;
    if (gate) Atomics.wait(gate, 0, 0);
    parentPort.postMessage({ done: prepared ? say : "not prepared" });
  });`;

const LIMITS: PoolLimits = { threads: 2, waiting: 10, waitMs: 60_000, answerMs: 60_000, growAfterMs: 60_000 };

let pools: SearchPool[];
let gates: Int32Array[];
let lost: Error[];
beforeEach(() => {
  [pools, gates, lost] = [[], [], []];
});
afterEach(async () => {
  vi.useRealTimers();
  gates.forEach(open);
  for (const pool of pools) await pool.close();
});

function create(limits: Partial<PoolLimits> = {}): SearchPool {
  const pool = createSearchPool({
    ...LIMITS,
    ...limits,
    start: () => startThread(new Worker(TOY, { eval: true }), "toy"),
    prepare: (thread) => thread.request({ prepare: true }),
    onLost: (reason) => void lost.push(reason),
    backOff: () => 1,
  });
  pools.push(pool);
  return pool;
}

function closedGate(): Int32Array {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  gates.push(gate);
  return gate;
}

function open(gate: Int32Array): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

const unavailable = { code: "UNAVAILABLE" };

test("a slow search does not hold up others", async () => {
  const pool = create();
  const gate = closedGate();
  const slow = pool.run({ say: "slow", gate });
  const others = Array.from({ length: 5 }, (_, i) => pool.run({ say: i }));
  expect(await Promise.all(others)).toEqual([0, 1, 2, 3, 4]);
  open(gate);
  expect(await slow).toBe("slow");
});

test("more than so many waiting searches are refused, and the others answered", async () => {
  const pool = create({ threads: 1, waiting: 2 });
  await pool.run({ say: "ready" });
  const gate = closedGate();
  const [held, ...waiting] = ["held", "first", "second"].map((say) => pool.run({ say, gate }));
  await expect(pool.run({ say: "third" })).rejects.toMatchObject(unavailable);
  open(gate);
  expect(await Promise.all([held, ...waiting])).toEqual(["held", "first", "second"]);
});

test("a search that has waited too long is refused", async () => {
  const pool = create({ threads: 1, waitMs: 1_000 });
  await pool.run({ say: "ready" });
  const gate = closedGate();
  const held = pool.run({ say: "held", gate });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const late = expect(pool.run({ say: "late" })).rejects.toMatchObject(unavailable);
  vi.advanceTimersByTime(1_000);
  await late;
  open(gate);
  expect(await held).toBe("held");
});

test("a thread that does not answer is replaced, and its search refused", async () => {
  const pool = create({ threads: 1, answerMs: 1_000 });
  await pool.run({ say: "ready" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const held = expect(pool.run({ say: "held", gate: closedGate() })).rejects.toMatchObject(unavailable);
  vi.advanceTimersByTime(1_000);
  await held;
  // The replacement is started after a back-off.
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(lost).toHaveLength(1);
  expect(await pool.run({ say: "next" })).toBe("next");
});

test("a search whose thread ended is run again on another", async () => {
  const pool = create();
  const ended = new Int32Array(new SharedArrayBuffer(4));
  expect(await pool.run({ say: "again", endOnce: ended })).toBe("again");
  expect(lost).toHaveLength(1);
});

test("one that ends a second thread is rejected, and others are answered still", async () => {
  const pool = create({ threads: 1 });
  await expect(pool.run({ end: true })).rejects.toThrow(/ended/);
  expect(lost).toHaveLength(2);
  expect(await pool.run({ say: "alive" })).toBe("alive");
});

test("once it is closed, searches are rejected, those that wait as well", async () => {
  const pool = create({ threads: 1 });
  await pool.run({ say: "ready" });
  const gate = closedGate();
  const asked = ["held", "waiting"].map((say) => expect(pool.run({ say, gate })).rejects.toThrow(/closed/));
  await pool.close();
  await Promise.all(asked);
  await expect(pool.run({ say: "late" })).rejects.toThrow(/closed/);
});

test("all threads are started after a time, whether or not they are needed", async () => {
  const pool = create({ threads: 3, growAfterMs: 0 });
  await vi.waitFor(() => expect(pool.each(async () => undefined)).toHaveLength(3));
});
