// Requests at a rate: each at its own time, however long those before it take. So a server that stops for a second is seen by all who came within it.
import { pause } from "@sb/platform/back-off.ts";
import { openConnection } from "./connection.ts";

export type Rate = {
  readonly url: string;
  readonly aSecond: number;
  /** Requests wait where all are busy, and that counts. */
  readonly connections: number;
  readonly requestOf: (n: number) => Uint8Array;
  /** The status every answer must have. */
  readonly status: number;
};

/** A request and its answer, in milliseconds; `at` since the first was due. */
export type Wait = { readonly at: number; readonly ms: number };

/** Asks until it is over. Rejects where an answer has another status. */
export async function askAtRate(over: AbortSignal, rate: Rate): Promise<readonly Wait[]> {
  const { url, aSecond, requestOf, status: wanted } = rate;
  const connections = await Promise.all(Array.from({ length: rate.connections }, () => openConnection(new URL(url))));
  const last: Promise<void>[] = connections.map(() => Promise.resolve());
  const waits: Wait[] = [];
  const failed = new AbortController();
  const start = performance.now();
  const askOne = async (n: number, dueAt: number): Promise<void> => {
    const status = await connections[n % connections.length]?.ask(requestOf(n));
    if (status !== wanted) throw new Error(`The server answered ${status} where ${wanted} was due`);
    waits.push({ at: dueAt, ms: performance.now() - start - dueAt });
  };
  const until = AbortSignal.any([over, failed.signal]);
  for (let n = 0; !until.aborted; n += 1) {
    const dueAt = (n * 1_000) / aSecond;
    const early = dueAt - (performance.now() - start);
    if (early > 0) await pause(early, until);
    if (until.aborted) break;
    const line = n % connections.length;
    const asked = (last[line] ?? Promise.resolve()).then(() => askOne(n, dueAt));
    // It is told below.
    asked.catch(() => failed.abort());
    last[line] = asked;
  }
  try {
    await Promise.all(last);
    return waits;
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** The time below which that share of the waits lies, in milliseconds; 0 where there are none. */
export function waitAt(share: number, waits: readonly Wait[]): number {
  const sorted = waits.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
