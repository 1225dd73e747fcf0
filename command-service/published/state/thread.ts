// Reads and compares states of one list in a thread of its own: a list of a million entries holds up nobody's request.
import { createReadStream, existsSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { KeptOut, ListedEntry, ListingEvent } from "@sb/contracts/published/events.ts";
import { KEPT_OUT_REASONS, LIST_LIMITS, type ListFailure } from "@sb/contracts/published/model.ts";
import {
  type Candidate,
  type Columns,
  isUnreadable,
  type ListFault,
  type ReadOptions,
  type UnreadableList,
} from "@sb/knowledge/lists/list.ts";
import { openList, readList } from "@sb/knowledge/lists/read-list.ts";
import { entriesOf } from "@sb/knowledge/lists/value.ts";
import { type Judged, judgeEntry, type KeptOutReason } from "../keep-out.ts";
import { readEntries, readKept, writeEntries, writeKept } from "./files.ts";
import { hashOf, openRecall, rulesMark } from "./recall.ts";
import { type Compared, openStateTables } from "./tables.ts";

export type ThreadData = { readonly tables: string; readonly listSeq: number };

/** How a file was read. `fault`: it is no list, and nothing of it counts. */
export type FileRead = {
  readonly form?: string | undefined;
  readonly fault?: ListFailure | undefined;
  /** Names to choose from. */
  readonly names?: readonly string[] | undefined;
  readonly keptOut: readonly KeptOut[];
  /** Lines that were recognised, since they were not known. */
  readonly recognized: number;
};

export type FilePreview = Omit<FileRead, "recognized"> & {
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
  /** Keeps what was read, for the next to be compared with. */
  writeKept(path: string): Promise<void>;
  /** Keeps what was read, whole. */
  writeEntries(path: string): Promise<void>;
};

export type ToStateThread = { readonly call: keyof ThreadCalls; readonly args: readonly unknown[] };
export type FromStateThread =
  | { readonly result: unknown }
  | { readonly failed: { readonly code: string; readonly message: string } };

/** Others go first where a list has millions of lines and processors are few. Linux alone knows priorities of threads. */
const NICE = 5;
const SELF = "/proc/thread-self";
if (process.platform === "linux" && existsSync(SELF)) setPriority(Number(basename(readlinkSync(SELF))), NICE);

const port = parentPort;
if (port === null) throw new Error("States of lists are compared in a worker thread only");
const { tables: path, listSeq } = workerData as ThreadData;
const tables = openStateTables(path, listSeq);
let batches: Iterator<Batch> | undefined;

/** Bytes of batches that are handed over at once, about: some milliseconds of the thread that answers requests. */
const HANDED_OVER = 100_000;

const rules = rulesMark();
let recall = openRecall();
/** Where the lines are that were met, once the difference is asked for. */
let linesAside: string | undefined;
/** The file that was read, where some of it was known again. */
let recalled: { readonly file: string; readonly options: ReadOptions } | undefined;

const calls: ThreadCalls = {
  know: (file) =>
    isWhole(async () => {
      const kept = await readKept(file, `${path}.known`);
      tables.know(kept.marks);
      if (kept.rules === rules) recall = openRecall(kept.lines);
    }),
  async apply(events) {
    for (const event of events) tables.apply(event);
  },
  readFile,
  preview,
  async readHeld(file) {
    const isRead = await isWhole(() => readEntries(file, (entry) => void tables.read(entry)));
    if (!isRead) tables.forget();
    return isRead;
  },
  compare: async () => tables.compare(),
  async next() {
    if (batches === undefined) setLinesAside();
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
  writeKept: (file) =>
    writeKept(file, {
      marks: tables.marks(),
      lines: linesAside ? readFileSync(linesAside) : recall.met(asKnown),
      rules,
    }),
  async writeEntries(file) {
    if (recalled) {
      const again = recalled;
      tables.forget();
      recall = openRecall();
      await readFile(again.file, again.options);
    }
    await writeEntries(file, tables.entries(), tables.compare().entries);
  },
};

/** Storing the difference takes far longer than reading the file did: its lines lie on the disk meanwhile. */
function setLinesAside(): void {
  linesAside = `${path}.lines`;
  writeFileSync(linesAside, recall.met(asKnown), { mode: 0o600 });
  recall = openRecall();
  tables.forgetPlaces();
}

/** A file that can't be read is as one that is not there: what it held is found elsewhere. */
async function isWhole(read: () => Promise<void>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch {
    return false;
  }
}

// A line came to a number: the index of a known entry, from 1; a reason for which it is kept out, below 0; the place of an entry
// that was read just now, below all reasons.

const PLACES = -100;
const toIndex = (index: number): number => index + 1;
const toReason = (reason: KeptOutReason): number => -1 - KEPT_OUT_REASONS.indexOf(reason);
const toPlace = (place: number): number => PLACES - place;
const reasonOf = (to: number): KeptOutReason | undefined => (to > PLACES ? KEPT_OUT_REASONS[-1 - to] : undefined);

/** For the state that comes next. */
function asKnown(to: number): number {
  if (to < 0 && to > PLACES) return to;
  const index = tables.indexOf(to > 0 ? { known: to - 1 } : { place: PLACES - to });
  return index === undefined ? 0 : toIndex(index);
}

async function readFile(file: string, options: ReadOptions): Promise<FileRead> {
  const kept = createKeptOut();
  let [count, recognized] = [0, 0];
  // Where events say more than the file of the state, its lines came to what is no longer so.
  if (tables.hasLater()) recall = openRecall();
  recalled = undefined;

  /** Whether it is known what the line comes to. */
  function isKnown(hashed: string): boolean {
    const to = recall.find(hashed);
    const reason = to < 0 ? reasonOf(to) : undefined;
    // The first few are recognised anew, for how they are written.
    if (reason !== undefined) return kept.count(reason);
    if (to > 0) tables.meet(to - 1);
    if (to !== 0) count += 1;
    return to !== 0;
  }
  function take(judged: Judged): number {
    if ("keptOut" in judged) {
      kept.add(judged.keptOut, judged.example);
      return toReason(judged.keptOut);
    }
    count += 1;
    return toPlace(tables.read(judged.entry));
  }
  function recognize(candidate: Candidate, hashed: string): void {
    recognized += 1;
    const [first, ...others] = entriesOf(candidate).map((entry) => take(judgeEntry(entry)));
    if (first !== undefined && others.length === 0) recall.tell(hashed, first);
  }

  try {
    const { form, found } = await openList(createReadStream(file), options);
    for await (const some of found) {
      for (const each of some) {
        if ("skipped" in each) {
          take(judgeEntry(each));
          continue;
        }
        const hashed = hashOf(each);
        if (!isKnown(hashed)) recognize(each, hashed);
        else recalled ??= { file, options };
      }
      if (count > LIST_LIMITS.entries) return failed("TOO_LARGE");
    }
    return count === 0 ? failed("EMPTY") : { form, keptOut: kept.all(), recognized };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return failed(...faultOf(error));
  }

  function failed(fault: ListFailure, names?: readonly string[]): FileRead {
    tables.forget();
    return { fault, names, keptOut: kept.all(), recognized };
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
    const [fault, names] = faultOf(error);
    return { fault, names, ...seen() };
  }
}

const faultOf = ({ code, names }: UnreadableList): readonly [fault: ListFailure, names?: readonly string[]] =>
  names.length > 0 ? [code === "UNCLEAR_ROWS" ? code : "SEVERAL_LISTS", names] : [FAULTS[code]];

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
  UNCLEAR_ROWS: "UNCLEAR_ROWS",
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
    /** Counts one more; false where its value is wanted. */
    count(reason: KeptOutReason): boolean {
      const known = reasons.get(reason);
      if (!known || known.examples.size < LIST_LIMITS.examples) return false;
      known.count += 1;
      return true;
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
