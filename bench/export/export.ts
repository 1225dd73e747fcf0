// The cost of an export of all public reports to everybody else: how long other requests take while it runs.
import { Worker } from "node:worker_threads";
import type { Context } from "../context.ts";
import { type Connection, openConnection } from "../load/connection.ts";
import { getRequest } from "../load/run.ts";
import { atMost, count, milliseconds, note, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import type { Exported } from "./read-export.ts";

const OTHERS_P99_MS = 50;
const ASKED = "/sb/report/history?pagination.page=1";

export async function benchExport({ say, store, quick }: Context): Promise<readonly Row[]> {
  const { dataDir } = await store();
  const server = await startReady(dataDir);
  try {
    say("exporting while others read");
    const times: number[] = [];
    const exported: Exported[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const { result, others } = await whileExporting(server.url);
      times.push(...others);
      exported.push(result);
    }
    return rowsOf(times, exported);
  } finally {
    await stopped(server);
  }
}

function rowsOf(times: readonly number[], exported: readonly Exported[]): readonly Row[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const lines = exported[0]?.lines ?? 0;
  const seconds = exported.reduce((sum, { ms }) => sum + ms, 0) / exported.length / 1_000;
  return [
    atMost(`other requests while ${count(lines)} reports are exported, p99`, at(0.99), OTHERS_P99_MS, milliseconds),
    note(
      "  their median and longest",
      `${milliseconds(at(0.5))}, ${milliseconds(at(1))} (${count(times.length)} requests)`,
    ),
    note("  reports exported a second", count(lines / seconds)),
  ];
}

/** Asks for the newest reports, one request after the other, until the export has been read to its end. */
async function whileExporting(url: string): Promise<{ readonly result: Exported; readonly others: readonly number[] }> {
  const connection = await openConnection(new URL(url));
  const others: number[] = [];
  let over = false;
  const exporting = readExport(url).finally(() => {
    over = true;
  });
  try {
    while (!over) others.push(await timed(connection, getRequest(url, ASKED)));
    return { result: await exporting, others };
  } finally {
    connection.close();
  }
}

async function timed(connection: Connection, request: Uint8Array): Promise<number> {
  const start = performance.now();
  const status = await connection.ask(request);
  if (status !== 200) throw new Error(`The server answered ${status} where 200 was due`);
  return performance.now() - start;
}

/** In a thread of its own, so that reading it does not make the others look slow. */
async function readExport(url: string): Promise<Exported> {
  const worker = new Worker(new URL("./read-export.ts", import.meta.url), { workerData: url });
  const { promise, resolve, reject } = Promise.withResolvers<Exported>();
  worker.once("message", resolve);
  worker.once("error", reject);
  return promise;
}
