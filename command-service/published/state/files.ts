// States of a list as files: the keys with their marks that the next state is compared with, and a state that is held, whole. Packed, a
// line each, sorted. The first line says how many follow: a file that was cut off is none.
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { ListedEntry } from "@sb/contracts/published/events.ts";
import type { StateTables } from "./tables.ts";

export const writeMarks = (path: string, tables: StateTables, count: number): Promise<void> =>
  writeLines(
    path,
    count,
    lines(tables.marks(), ([addressKey, mark]) => `${addressKey}\t${mark}`),
  );

export const writeEntries = (path: string, tables: StateTables, count: number): Promise<void> =>
  writeLines(path, count, tables.entries());

/** Throws where the file is not whole. */
export const readMarks = (path: string, tables: StateTables): Promise<void> =>
  eachLine(path, (line) => {
    const [addressKey, mark, ...more] = line.split("\t");
    if (addressKey === undefined || mark === undefined || more.length > 0) throw new StateDamaged();
    tables.know(addressKey, mark);
  });

/** Throws where the file is not whole. */
export const readEntries = (path: string, tables: StateTables): Promise<void> =>
  eachLine(path, (line) => tables.read(ListedEntry.parse(JSON.parse(line))));

class StateDamaged extends Error {
  readonly code = "STATE_DAMAGED";
  override readonly name = "StateDamaged";

  constructor() {
    super("the file of a list's state is not whole");
  }
}

function* lines<Item>(items: Iterable<Item>, lineOf: (item: Item) => string): Iterable<string> {
  for (const item of items) yield lineOf(item);
}

/** Lines that are written at once. */
const AT_ONCE = 1_000;

async function writeLines(path: string, count: number, all: Iterable<string>): Promise<void> {
  function* pieces(): Iterable<string> {
    let piece = [String(count)];
    for (const line of all) {
      piece.push(line);
      if (piece.length < AT_ONCE) continue;
      yield `${piece.join("\n")}\n`;
      piece = [];
    }
    if (piece.length > 0) yield `${piece.join("\n")}\n`;
  }
  await pipeline(Readable.from(pieces()), createGzip({ level: 1 }), createWriteStream(path, { mode: 0o600 }));
}

async function eachLine(path: string, take: (line: string) => void): Promise<void> {
  const unpacked = createGunzip();
  const fed = pipeline(createReadStream(path), unpacked);
  let count: number | undefined;
  let seen = 0;
  const read = async (): Promise<void> => {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (count === undefined) count = Number(line);
      else {
        take(line);
        seen += 1;
      }
    }
  };
  await Promise.all([fed, read()]);
  if (count !== seen) throw new StateDamaged();
}
