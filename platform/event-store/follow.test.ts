import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { event } from "./contract/events.ts";
import { follow } from "./follow.ts";
import { type Position, START, type StoredEvent } from "./port.ts";
import { createPulse } from "./pulse.ts";

const LOG: readonly StoredEvent[] = Array.from({ length: 5 }, (_, at) => ({
  ...event(`${at}`),
  stream: "report-1",
  revision: at,
  position: `p${at}`,
}));

/** A server that answers in a later turn of the event loop. */
async function readAll(after: Position, limit: number): Promise<readonly StoredEvent[]> {
  await setImmediate();
  return LOG.filter(({ position }) => position > after).slice(0, limit);
}

const options = (stop: AbortController, batchSize = 2) => ({ after: START, signal: stop.signal, batchSize });

it("follows a store that answers later, in order", async () => {
  const stop = new AbortController();
  const seen: StoredEvent[] = [];
  for await (const batch of follow(readAll, createPulse(), options(stop))) {
    if (seen.push(...batch) === LOG.length) stop.abort();
  }
  expect(seen).toEqual(LOG);
});

it("reads the next batch only when the one before was taken", async () => {
  const stop = new AbortController();
  let reads = 0;
  const counting: typeof readAll = (after, limit) => {
    reads += 1;
    return readAll(after, limit);
  };
  for await (const _ of follow(counting, createPulse(), options(stop, 1))) {
    const before = reads;
    await setImmediate();
    await setImmediate();
    expect(reads).toBe(before);
    if (reads === LOG.length) stop.abort();
  }
  expect(reads).toBe(LOG.length);
});

it("loses no append that comes while it reads an empty end", async () => {
  const stop = new AbortController();
  const pulse = createPulse();
  const appended: StoredEvent[] = [];
  const growing: typeof readAll = async (after) => {
    const found = appended.filter(({ position }) => position > after);
    if (appended.length === 0) {
      appended.push(...LOG);
      pulse.beat();
    }
    await setImmediate();
    return found;
  };
  for await (const batch of follow(growing, pulse, options(stop, 10))) {
    expect(batch).toEqual(LOG);
    stop.abort();
  }
});

it("gives nothing that was read when it was stopped meanwhile", async () => {
  const stop = new AbortController();
  const following = follow(readAll, createPulse(), options(stop)).next();
  stop.abort();
  expect(await following).toMatchObject({ done: true });
});

it("fails with the store", async () => {
  const failing = () => Promise.reject(new Error("the server is gone"));
  const following = follow(failing, createPulse(), options(new AbortController()));
  await expect(following.next()).rejects.toThrow("the server is gone");
});
