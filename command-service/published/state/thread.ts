// Reads and compares states of one list in a thread of its own: a list of a million entries holds up nobody's request.
import { createReadStream } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { KeptOut, ListedEntry, ListingEvent } from "@sb/contracts/published/events.ts";
import { LIST_LIMITS, type ListFailure } from "@sb/contracts/published/model.ts";
import { type Columns, isUnreadable, type ListFault, type ReadOptions } from "@sb/knowledge/lists/list.ts";
import { readList } from "@sb/knowledge/lists/read-list.ts";
import { judgeEntry, type KeptOutReason } from "../keep-out.ts";
import { readEntries, readMarks, writeEntries, writeMarks } from "./files.ts";
import { type Compared, openStateTables } from "./tables.ts";

export type ThreadData = { readonly tables: string; readonly listSeq: number };

/** How a file was read. `fault`: it is no list, and nothing of it counts. */
export type FileRead = {
  readonly form?: string | undefined;
  readonly fault?: ListFailure | undefined;
  readonly keptOut: readonly KeptOut[];
};

export type FilePreview = FileRead & {
  readonly encoding?: string | undefined;
  readonly columns?: Columns | undefined;
  readonly wallets: number;
  readonly sites: number;
  /** The first of those that would be listed. */
  readonly examples: readonly ListedEntry[];
};

export type Batch = Pick<ListingEvent, "type" | "data">;

/** Requests by name, with what they take and answer. One is asked at a time. */
export type ThreadCalls = {
  /** False where the file is not whole. */
  know(path: string): Promise<boolean>;
  apply(events: readonly Batch[]): Promise<void>;
  readFile(path: string, options: ReadOptions): Promise<FileRead>;
  /** As it would be read; no table has anything of it. */
  preview(path: string, options: ReadOptions): Promise<FilePreview>;
  /** False where the file is not whole. */
  readHeld(path: string): Promise<boolean>;
  compare(): Promise<Compared>;
  /** The next batches of the difference, some hundred kilobytes; none at its end. */
  next(): Promise<readonly Batch[]>;
  writeMarks(path: string, count: number): Promise<void>;
  writeEntries(path: string, count: number): Promise<void>;
};

export type ToStateThread = { readonly call: keyof ThreadCalls; readonly args: readonly unknown[] };
export type FromStateThread =
  | { readonly result: unknown }
  | { readonly failed: { readonly code: string; readonly message: string } };

const port = parentPort;
if (port === null) throw new Error("States of lists are compared in a worker thread only");
const { tables: path, listSeq } = workerData as ThreadData;
const tables = openStateTables(path, listSeq);
let batches: Iterator<Batch> | undefined;

/** Bytes of batches that are handed over at once, about. */
const HANDED_OVER = 300_000;

const calls: ThreadCalls = {
  know: (file) => isWhole("known", () => readMarks(file, tables)),
  async apply(events) {
    for (const event of events) tables.apply(event);
  },
  readFile,
  preview,
  readHeld: (file) => isWhole("read", () => readEntries(file, tables)),
  compare: async () => tables.compare(),
  async next() {
    batches ??= tables.difference()[Symbol.iterator]();
    const some: Batch[] = [];
    for (let bytes = 0; bytes < HANDED_OVER; ) {
      const next = batches.next();
      if (next.done) break;
      some.push(next.value);
      bytes += JSON.stringify(next.value).length;
    }
    return some;
  },
  writeMarks: (file, count) => writeMarks(file, tables, count),
  writeEntries: (file, count) => writeEntries(file, tables, count),
};

/** A file that can't be read is as one that is not there: what it held is found elsewhere. */
async function isWhole(which: "known" | "read", read: () => Promise<void>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch {
    tables.forget(which);
    return false;
  }
}

async function readFile(file: string, options: ReadOptions): Promise<FileRead> {
  const kept = createKeptOut();
  try {
    const { form, entries } = await readList(createReadStream(file), options);
    let count = 0;
    for await (const read of entries) {
      const judged = judgeEntry(read);
      if ("keptOut" in judged) kept.add(judged.keptOut, judged.example);
      else {
        tables.read(judged.entry);
        count += 1;
        if (count > LIST_LIMITS.entries) return failed("TOO_LARGE", kept.all());
      }
    }
    return { form, keptOut: kept.all() };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return failed(FAULTS[error.code], kept.all());
  }
}

async function preview(file: string, options: ReadOptions): Promise<FilePreview> {
  const kept = createKeptOut();
  const counts = { WALLET: 0, SITE: 0 };
  const examples: ListedEntry[] = [];
  const seen = () => ({ keptOut: kept.all(), wallets: counts.WALLET, sites: counts.SITE, examples });
  try {
    const { form, said, entries } = await readList(createReadStream(file), options);
    for await (const read of entries) {
      const judged = judgeEntry(read);
      if ("keptOut" in judged) kept.add(judged.keptOut, judged.example);
      else {
        counts[judged.entry.declareType] += 1;
        if (examples.length < LIST_LIMITS.examples) examples.push(judged.entry);
      }
    }
    return { form, encoding: said.encoding, columns: said.columns, ...seen() };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return { fault: FAULTS[error.code], ...seen() };
  }
}

function failed(fault: ListFailure, keptOut: readonly KeptOut[]): FileRead {
  tables.forget("read");
  return { fault, keptOut };
}

const FAULTS = {
  EMPTY: "EMPTY",
  NO_ENTRIES: "EMPTY",
  HTML_PAGE: "WEB_PAGE",
  BINARY: "UNREADABLE",
  NOT_A_LIST: "UNREADABLE",
  ALLOW_LIST: "UNREADABLE",
  CUT_OFF: "CUT_OFF",
  BROKEN: "UNREADABLE",
  TOO_LARGE: "TOO_LARGE",
  TOO_DEEP: "TOO_COMPLEX",
  ENTITIES: "UNREADABLE",
  ARCHIVE_BROKEN: "CUT_OFF",
  ARCHIVE_RATIO: "TOO_COMPLEX",
  ARCHIVE_NESTED: "TOO_COMPLEX",
  ARCHIVE_ENTRIES: "TOO_COMPLEX",
  ARCHIVE_ENCRYPTED: "UNREADABLE",
  NO_COLUMN: "UNREADABLE",
  NO_PATH: "UNREADABLE",
} as const satisfies Record<ListFault, ListFailure>;

/** Counts by reason, with the first few values of each. */
function createKeptOut() {
  const reasons = new Map<KeptOutReason, { count: number; readonly examples: Set<string> }>();
  return {
    add(reason: KeptOutReason, example: string | undefined): void {
      const known = reasons.get(reason) ?? { count: 0, examples: new Set<string>() };
      known.count += 1;
      if (example !== undefined && known.examples.size < LIST_LIMITS.examples)
        known.examples.add(example.slice(0, LIST_LIMITS.exampleChars));
      reasons.set(reason, known);
    },
    all: (): readonly KeptOut[] =>
      Array.from(reasons, ([reason, { count, examples }]) => ({ reason, count, examples: [...examples] })),
  };
}

async function answer({ call, args }: ToStateThread): Promise<void> {
  try {
    const asked: (...args: never[]) => Promise<unknown> = calls[call];
    send({ result: await asked(...(args as never[])) });
  } catch (error) {
    const { message, code } = error as { readonly message?: unknown; readonly code?: unknown };
    send({ failed: { code: String(code ?? "STATE_FAILED"), message: String(message) } });
  }
}

const send = (message: FromStateThread): void => port.postMessage(message);

port.on("message", (asked: ToStateThread) => void answer(asked));
