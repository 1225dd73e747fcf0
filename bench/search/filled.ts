// An index filled with made-up reports, and what that takes.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { openSearchEngine } from "@sb/platform/search/open.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { timed } from "../rounds.ts";
import { count, megabytes, note, type Row, seconds } from "../row.ts";
import type { Generator } from "./generator.ts";
import type { Opening } from "./opening.ts";
import { opsOf, type ReportOp } from "./report.ts";

export type FillOptions = {
  readonly reports: number;
  /** An empty folder. */
  readonly folder: string;
  readonly progress: (line: string) => void;
};

export const BATCH = 10_000;

/** Leaves the index closed. */
export async function fill(generator: Generator, options: FillOptions): Promise<Row[]> {
  const { reports, folder } = options;
  const ms = await write(generator, options);
  const { openMs, bytes } = await openElsewhere(folder);
  return [
    note(`search index of ${count(reports)} public reports`, `${count(reports / (ms / 1_000))} reports/s`),
    note("  its file", megabytes(await bytesIn(folder))),
    note("  opened, with the first answer", seconds(openMs)),
    note("  memory that a process takes to have it open", megabytes(bytes)),
  ];
}

export async function apply(engine: SearchEngine, ops: readonly ReportOp[]): Promise<void> {
  const from = await engine.checkpoint(REPORT_SEARCH.name);
  const to = String(Number(from) + 1).padStart(16, "0");
  await engine.index(REPORT_SEARCH).apply({ from, to, ops });
}

export function upserts(generator: Generator, from: number, length: number): ReportOp[] {
  return opsOf(Array.from({ length }, (_, i) => generator.report(from + i)));
}

async function write(generator: Generator, options: FillOptions): Promise<number> {
  const engine = await openSearchEngine("sqlite:", options.folder, [REPORT_SEARCH]);
  const ms = await fillEngine(engine, generator, options);
  await engine.close();
  return ms;
}

/** Milliseconds, without those that it takes to make the reports up. The index is empty. */
export async function fillEngine(
  engine: SearchEngine,
  generator: Generator,
  { reports, progress }: Omit<FillOptions, "folder">,
): Promise<number> {
  let ms = 0;
  for (let from = 0; from < reports; from += BATCH) {
    const ops = upserts(generator, from, Math.min(BATCH, reports - from));
    ms += await timed(() => apply(engine, ops));
    if ((from / BATCH) % 10 === 9) progress(`${from + BATCH} reports indexed`);
  }
  return ms;
}

async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function openElsewhere(folder: string): Promise<Opening> {
  const child = fork(fileURLToPath(new URL("opening.ts", import.meta.url)), [folder]);
  const ended = once(child, "exit");
  const [opening] = await Promise.race([once(child, "message"), ended.then(() => [])]);
  await ended;
  if (opening === undefined) throw new Error("The process that opens the index ended without a word");
  return opening;
}
