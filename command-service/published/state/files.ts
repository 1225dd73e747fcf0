// States of a list as files: the one that the next is compared with, as keys with their marks and the lines that they were read from, and
// one that is held, whole. Packed. The first line says how much follows, and zstd has a checksum: a file that was cut off or changed is none.
import { closeSync, createReadStream, createWriteStream, openSync, readSync, statSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { ListedEntry } from "@sb/contracts/published/events.ts";

const { ZSTD_c_compressionLevel: level, ZSTD_c_checksumFlag: checksum } = constants;
const packing = () => createZstdCompress({ params: { [level]: 1, [checksum]: 1 } });

/** Keys and marks in a file of their own, not packed: a line each, one after the other, in the order of the keys. */
export type MarksFile = {
  readonly path: string;
  /** Bytes of them, from there on. */
  readonly from: number;
  readonly bytes: number;
  /** Keys. */
  readonly count: number;
};

export type KeptFile = {
  readonly marks: MarksFile;
  /** Lines that were recognised, and by which rules (./recall.ts). */
  readonly lines: Uint8Array;
  readonly rules: string;
};

export async function writeKept(path: string, { marks, lines, rules }: KeptFile): Promise<void> {
  async function* pieces(): AsyncIterable<Uint8Array> {
    yield Buffer.from(`${marks.count} ${marks.bytes} ${lines.length} ${rules}\n`);
    yield* createReadStream(marks.path, { start: marks.from, end: Math.max(0, marks.from + marks.bytes - 1) });
    yield lines;
  }
  await pipeline(Readable.from(pieces()), packing(), createWriteStream(path, { mode: 0o600 }));
}

/** Throws where the file is not whole. `plain`: where it is unpacked to. */
export async function readKept(path: string, plain: string): Promise<KeptFile> {
  await pipeline(createReadStream(path), createZstdDecompress(), createWriteStream(plain, { mode: 0o600 }));
  const file = openSync(plain, "r");
  try {
    const head = Buffer.alloc(200);
    const [first = ""] = head.toString("latin1", 0, readSync(file, head, 0, head.length, 0)).split("\n", 1);
    const [, count, bytes, lines, rules = ""] = /^(\d+) (\d+) (\d+) ([0-9a-f]+)$/.exec(first) ?? [];
    const marks = { path: plain, from: first.length + 1, bytes: Number(bytes), count: Number(count) };
    const told = Buffer.alloc(Number(lines ?? 0));
    const end = marks.from + marks.bytes;
    if (statSync(plain).size !== end + told.length) throw new StateDamaged();
    readSync(file, told, 0, told.length, end);
    return { marks, lines: told, rules };
  } finally {
    closeSync(file);
  }
}

const CHUNK = 256 * 1024;

/** Keys and marks in turn. */
export function* linesOfMarks({ path, from, bytes }: MarksFile): Iterable<string> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.alloc(CHUNK);
    let rest = "";
    for (let at = from, end = from + bytes; at < end; ) {
      const read = chunk.subarray(0, readSync(file, chunk, 0, Math.min(CHUNK, end - at), at));
      if (read.length === 0) throw new StateDamaged();
      // A letter may be cut at the end of a chunk, a line end can't be.
      const whole = read.lastIndexOf(10) + 1 || read.length;
      const lines = (rest + read.toString("utf8", 0, whole)).split("\n");
      at += whole;
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } finally {
    closeSync(file);
  }
}

/** Writes texts one after the other, and gives each piece that it writes. */
export function openTexts(path: string, written: (piece: Buffer) => void) {
  const file = openSync(path, "w", 0o600);
  let [piece, bytes] = ["", 0];
  const flush = (): void => {
    const some = Buffer.from(piece);
    writeSync(file, some);
    written(some);
    bytes += some.length;
    piece = "";
  };
  return {
    add(text: string): void {
      piece += text;
      if (piece.length >= CHUNK) flush();
    },
    close(): number {
      flush();
      closeSync(file);
      return bytes;
    },
  };
}

/** Lines that are written at once. */
const AT_ONCE = 1_000;

/** Entries of a state, as JSON. */
export async function writeEntries(path: string, entries: Iterable<string>, count: number): Promise<void> {
  function* pieces(): Iterable<string> {
    let piece = [String(count)];
    for (const entry of entries) {
      piece.push(entry);
      if (piece.length < AT_ONCE) continue;
      yield `${piece.join("\n")}\n`;
      piece = [];
    }
    if (piece.length > 0) yield `${piece.join("\n")}\n`;
  }
  await pipeline(Readable.from(pieces()), packing(), createWriteStream(path, { mode: 0o600 }));
}

/** Throws where the file is not whole. */
export async function readEntries(path: string, take: (entry: ListedEntry) => void): Promise<void> {
  const unpacked = createZstdDecompress();
  const fed = pipeline(createReadStream(path), unpacked);
  let count: number | undefined;
  let seen = 0;
  const read = async (): Promise<void> => {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (count === undefined) count = Number(line);
      else {
        take(ListedEntry.parse(JSON.parse(line)));
        seen += 1;
      }
    }
  };
  await Promise.all([fed, read()]);
  if (count !== seen) throw new StateDamaged();
}

class StateDamaged extends Error {
  readonly code = "STATE_DAMAGED";
  override readonly name = "StateDamaged";

  constructor() {
    super("the file of a list's state is not whole");
  }
}
