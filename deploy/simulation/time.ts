// Virtual time: the timers, clocks and random numbers of this process are the simulation's. A run takes no real time, and the same seed
// takes the same way. Installed once, before the product is imported (main.ts).
import { AsyncLocalStorage } from "node:async_hooks";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import timersPromises from "node:timers/promises";
import { createRandom, type Random } from "./random.ts";

/** Who runs: timers and answers of a process that was killed never come. */
export type Runner = { readonly name: string; isAlive: boolean; skewMs: number };

const runners = new AsyncLocalStorage<Runner>();
export const runningNow = (): Runner | undefined => runners.getStore();
export const runAs = <T>(runner: Runner, work: () => T): T => runners.run(runner, work);

type Entry = {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  readonly runner: Runner | undefined;
  /** Runs it in the context that it was planned in. */
  readonly inContext: (run: () => void) => void;
  isOver: boolean;
};

/** 2026-03-01T09:00:00Z. Each seed has an hour of its own: ids, which only grow in a process, are the same whatever ran before. */
const EPOCH = 1_772_355_600_000;
const HOUR_MS = 3_600_000;

let heap: Entry[] = [];
let begins = EPOCH;
let now = 0;
let made = 0;
/** For the simulation's decisions, for ids, and for keys: the product draws keys ahead, and keeps those for later runs. */
let random = createRandom(0);
let forIds = random;
let forKeys = random;

/** Milliseconds since the simulation's start. */
export const virtualNow = (): number => now;

/** Forgets all that was planned: another seed begins. */
export function beginTime(seed: number): Random {
  heap = [];
  begins = EPOCH + seed * HOUR_MS;
  now = 0;
  made = 0;
  random = createRandom(seed);
  forIds = createRandom(seed + 1);
  forKeys = createRandom(seed + 2);
  return random;
}

function plan(ms: number, run: () => void): Entry {
  const at = now + Math.max(0, ms);
  const inContext = AsyncLocalStorage.snapshot();
  const entry: Entry = { at, order: made, run, runner: runners.getStore(), inContext, isOver: false };
  made += 1;
  push(entry);
  return entry;
}

const real = { setImmediate: globalThis.setImmediate, Date: globalThis.Date };

/** Calls to WebCrypto that other threads carry out: time stands still for them. */
let away = 0;

/** Files that are read are there at once, too. */
const isWaitedFor = (resource: string): boolean => resource.startsWith("FSReq");

/** Lets all that can go on without time passing go on. */
async function settle(): Promise<void> {
  do await new Promise((resolve) => real.setImmediate(resolve));
  while (away > 0 || process.getActiveResourcesInfo().some(isWaitedFor));
}

/** Runs what is due next. False where nothing is. */
export async function step(): Promise<boolean> {
  await settle();
  let entry = pop();
  while (entry && (entry.isOver || entry.runner?.isAlive === false)) entry = pop();
  if (!entry) return false;
  now = Math.max(now, entry.at);
  entry.isOver = true;
  entry.inContext(entry.run);
  return true;
}

/** Resolves after so much virtual time; never where the runner was killed meanwhile. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => void plan(ms, resolve));

/** The promise of a process that was killed. */
export const never = (): Promise<never> => new Promise(() => {});

function push(entry: Entry): void {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const up = (at - 1) >> 1;
    const above = heap[up] as Entry;
    if (!isBefore(entry, above)) break;
    heap[at] = above;
    at = up;
  }
  heap[at] = entry;
}

function pop(): Entry | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let down = 2 * at + 1;
    if (down >= heap.length) break;
    if (down + 1 < heap.length && isBefore(heap[down + 1] as Entry, heap[down] as Entry)) down += 1;
    if (!isBefore(heap[down] as Entry, last)) break;
    heap[at] = heap[down] as Entry;
    at = down;
  }
  heap[at] = last;
  return first;
}

const isBefore = (one: Entry, other: Entry): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A timer as `setTimeout` and `setInterval` answer with. */
function createTimer(ms: number, call: () => void, repeats: boolean) {
  const again = (): Entry =>
    plan(Math.max(1, ms), () => {
      if (repeats) entry = again();
      call();
    });
  let entry = again();
  const timer = {
    close() {
      entry.isOver = true;
      return timer;
    },
    refresh() {
      entry.isOver = true;
      entry = again();
      return timer;
    },
    ref: () => timer,
    unref: () => timer,
    hasRef: () => true,
    [Symbol.toPrimitive]: () => entry.order,
    [Symbol.dispose]: () => void timer.close(),
  };
  return timer;
}

type Call = (...given: readonly unknown[]) => void;
type Closed = { readonly close?: () => unknown } | undefined;
const after = (call: Call, ms = 0, ...given: readonly unknown[]) => createTimer(ms, () => call(...given), false);
const every = (call: Call, ms = 0, ...given: readonly unknown[]) => createTimer(ms, () => call(...given), true);
const soon = (call: Call, ...given: readonly unknown[]) => {
  const entry = plan(0, () => call(...given));
  const close = (): void => {
    entry.isOver = true;
  };
  return { close, ref() {}, unref() {}, hasRef: () => true };
};
const clear = (timer: Closed): void => void timer?.close?.();

type WaitOptions = { readonly signal?: AbortSignal };

async function wait<T>(ms = 0, value?: T, { signal }: WaitOptions = {}): Promise<T | undefined> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<T | undefined>();
  const entry = plan(ms, () => resolve(value));
  const aborted = (): void => {
    entry.isOver = true;
    reject(new DOMException("The operation was aborted", "AbortError"));
  };
  signal?.addEventListener("abort", aborted, { once: true });
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", aborted);
  }
}

/** Puts the virtual clock, timers and random numbers in the place of the machine's, for all that is imported from now on. */
export function installTime(): void {
  const callbacks = {
    ...{ setTimeout: after, clearTimeout: clear, setInterval: every, clearInterval: clear },
    ...{ setImmediate: soon, clearImmediate: clear },
  };
  Object.assign(globalThis, callbacks);
  Object.assign(timers, callbacks);
  Object.assign(timersPromises, {
    setTimeout: wait,
    setImmediate: <T>(value?: T, options?: WaitOptions) => wait(0, value, options),
  });
  installClock();
  installRandomness();
  countCrypto();
  syncBuiltinESMExports();
}

function installClock(): void {
  const wallNow = (): number => Math.floor(begins + now + (runners.getStore()?.skewMs ?? 0));
  const Machine = real.Date;
  class VirtualDate extends Machine {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [wallNow()] : given) as [number]));
    }
    static override now = wallNow;
  }
  globalThis.Date = VirtualDate as DateConstructor;
  Object.defineProperty(performance, "now", { value: () => begins - EPOCH + now, configurable: true });
  // Node keeps what its own makes until it is aborted: processes that were killed abort nothing, and would never be freed.
  AbortSignal.any = (signals) => {
    const ending = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) ending.abort(signal.reason);
      else signal.addEventListener("abort", () => ending.abort(signal.reason), { once: true });
    }
    return ending.signal;
  };
  AbortSignal.timeout = (ms) => {
    const ending = new AbortController();
    plan(ms, () => ending.abort(new DOMException("The operation timed out", "TimeoutError")));
    return ending.signal;
  };
}

function installRandomness(): void {
  const fill = <Into extends ArrayBufferView>(into: Into): Into => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = forKeys.below(256);
    return into;
  };
  const randomBytes = (size: number): Buffer => fill(Buffer.alloc(size));
  const randomInt = (from: number, end?: number): number =>
    end === undefined ? forIds.below(from) : from + forIds.below(end - from);
  const uuid = (version: number, begin: Buffer): string => {
    const bytes = Buffer.alloc(16);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = begin[at] ?? forIds.below(256);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = bytes.toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  };
  const randomUUID = () => uuid(4, Buffer.alloc(0));
  const randomUUIDv7 = () => {
    const begin = Buffer.alloc(6);
    begin.writeUIntBE(Date.now(), 0, 6);
    return uuid(7, begin);
  };
  Object.assign(crypto, { randomBytes, randomInt, randomUUID, randomUUIDv7, randomFillSync: fill });
  for (const [name, value] of Object.entries({ randomUUID, getRandomValues: fill }))
    Object.defineProperty(globalThis.crypto, name, { value, configurable: true });
  Math.random = () => forIds.next();
}

type Asynchronous = (...given: readonly unknown[]) => Promise<unknown>;

function countCrypto(): void {
  const { subtle } = globalThis.crypto;
  const methods = [
    "sign",
    "verify",
    "digest",
    "encrypt",
    "decrypt",
    "importKey",
    "exportKey",
    "deriveBits",
    "deriveKey",
  ] as const;
  for (const name of methods) {
    const method = subtle[name].bind(subtle) as Asynchronous;
    const counted: Asynchronous = async (...given) => {
      away += 1;
      try {
        return await method(...given);
      } finally {
        away -= 1;
      }
    };
    Object.defineProperty(subtle, name, { value: counted, configurable: true });
  }
}
