// Two states of a list: the one that the events say, and the one that was read. What is known already lies in a file in order, what is new
// is sorted by SQLite outside of memory, and one pass over both finds the difference: a list of a million entries takes no more memory than
// one of ten, but for four bytes an entry.
import { createHash, hash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { ListDifference, ListedEntry, ListingEvent } from "@sb/contracts/published/events.ts";
import { LIST_LIMITS } from "@sb/contracts/published/model.ts";
import { linesOfMarks, type MarksFile, openTexts } from "./files.ts";

export type Compared = ListDifference & { readonly digest: string };

type Event = Pick<ListingEvent, "type" | "data">;

export type StateTables = {
  /** Takes a file of the known state. */
  know(marks: MarksFile): void;
  /** Takes what an event says on top of that. */
  apply(event: Event): void;
  /** Whether events say more than the file. */
  hasLater(): boolean;
  /** Takes an entry of the state that was read, in any order; of several with one key the first holds. Answers with its place. */
  read(entry: ListedEntry): number;
  /** Takes the entry of the known state with that index as read. Only where events say no more than the file. */
  meet(index: number): void;
  /** Forgets all that was read. */
  forget(): void;
  compare(): Compared;
  /** The difference as events' data, in batches, in an order that is always the same. */
  difference(): Iterable<Event>;
  /** Keys and marks of the state that was read. */
  marks(): MarksFile;
  /** The index in them of an entry by its place, or by its index in the known state; undefined where another one holds. */
  indexOf(entry: { readonly place: number } | { readonly known: number }): number | undefined;
  /** Forgets what only `indexOf` needs. */
  forgetPlaces(): void;
  /** Entries that were read as JSON, sorted; without those that were met. */
  entries(): Iterable<string>;
  close(): void;
};

/** Bytes of pages in memory; the rest is in the file. */
const CACHE_KB = 8_000;

const SCHEMA = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = FILE;
  PRAGMA cache_size = -${CACHE_KB};
  CREATE TABLE later (key TEXT PRIMARY KEY, mark TEXT) WITHOUT ROWID;
  CREATE TABLE raw (place INTEGER PRIMARY KEY, key TEXT NOT NULL, mark TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE TABLE changes (sort TEXT NOT NULL, text TEXT NOT NULL);
  BEGIN;
`;

type Texts = Readonly<Record<string, string>>;
type Known = { readonly key: string; readonly mark: string; readonly index: number };
type Row = { readonly key: string; readonly mark: string; readonly place: number };

/** `path`: of a file that is not there yet; nobody else looks at it. */
export function openStateTables(path: string, listSeq: number): StateTables {
  const db = new DatabaseSync(path);
  db.exec(SCHEMA);
  const say = db.prepare("INSERT INTO later VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET mark = excluded.mark");
  const read = db.prepare("INSERT INTO raw VALUES (?, ?, ?, ?)");
  const change = db.prepare("INSERT INTO changes SELECT ?, entry FROM raw WHERE place = ?");
  const delist = db.prepare("INSERT INTO changes VALUES ('DELISTED', ?)");
  const rows = (sql: string, ...args: string[]) => db.prepare(sql).iterate(...args) as Iterable<Texts>;
  let base: MarksFile | undefined;
  let hasLater = false;
  /** The place of each known entry that was met. */
  let met = new Uint32Array(0);
  let place = 0;
  /** The index in the state that was read, from 1, of known entries and of places. */
  let [ofKnown, ofPlace] = [new Int32Array(0), new Int32Array(0)];
  let merged: ReturnType<typeof merge> | undefined;

  /** The file with what later events say, in the order of the keys. */
  function* known(): Iterable<Known> {
    const later = rows("SELECT key, mark FROM later ORDER BY key")[Symbol.iterator]();
    let next = later.next();
    const isThere = ({ mark }: Texts): boolean => mark !== null;
    for (const each of inFile(base)) {
      for (; !next.done && isBefore(next.value.key ?? "", each.key); next = later.next())
        if (isThere(next.value)) yield knownOf(next.value);
      if (next.done || next.value.key !== each.key) yield each;
      else {
        if (isThere(next.value)) yield knownOf(next.value);
        next = later.next();
      }
    }
    for (; !next.done; next = later.next()) if (isThere(next.value)) yield knownOf(next.value);
  }

  function merge() {
    const digest = createHash("sha256");
    const marks = `${path}.marks`;
    const texts = openTexts(marks, (piece) => void digest.update(piece));
    [ofKnown, ofPlace] = [new Int32Array(met.length), new Int32Array(place + 1)];
    const counts = { entries: 0, before: 0, listed: 0, changed: 0, delisted: 0 };
    const isFirst = base === undefined && !hasLater;
    const groups = grouped(rows("SELECT key, mark, place FROM raw ORDER BY key, place"))[Symbol.iterator]();
    let fresh = groups.next();

    function put(key: string, mark: string, own: readonly Row[]): void {
      texts.add(`${key}\n${mark}\n`);
      counts.entries += 1;
      for (const row of own) if (row.mark === mark) ofPlace[row.place] = counts.entries;
    }
    function list(own: readonly Row[]): void {
      const [first] = own;
      if (!first) return;
      put(first.key, first.mark, own);
      counts.listed += 1;
      if (!isFirst) change.run("LISTED", first.place);
    }
    for (const { key, mark, index } of known()) {
      counts.before += 1;
      for (; !fresh.done && isBefore(fresh.value[0]?.key ?? "", key); fresh = groups.next()) list(fresh.value);
      const own = !fresh.done && fresh.value[0]?.key === key ? fresh.value : [];
      if (own.length > 0) fresh = groups.next();
      const [first] = own;
      const metAt = met[index] ?? 0;
      if (first && (metAt === 0 || first.place < metAt)) {
        put(key, first.mark, own);
        if (first.mark !== mark) {
          counts.changed += 1;
          change.run("CHANGED", first.place);
        } else if (metAt > 0) ofKnown[index] = counts.entries;
      } else if (metAt > 0) {
        put(key, mark, own);
        ofKnown[index] = counts.entries;
      } else {
        counts.delisted += 1;
        delist.run(key);
      }
    }
    for (; !fresh.done; fresh = groups.next()) list(fresh.value);
    const bytes = texts.close();
    return {
      compared: { ...counts, digest: digest.digest("hex") },
      marks: { path: marks, from: 0, bytes, count: counts.entries },
      isFirst,
    };
  }
  const whole = () => {
    merged ??= merge();
    return merged;
  };

  function* entries(): Iterable<string> {
    let last: string | undefined;
    for (const { key, entry = "" } of rows("SELECT key, entry FROM raw ORDER BY key, place")) {
      if (key !== last) yield entry;
      last = key;
    }
  }
  function* changes(sort: "LISTED" | "CHANGED" | "DELISTED"): Iterable<string> {
    for (const { text = "" } of rows("SELECT text FROM changes WHERE sort = ? ORDER BY rowid", sort)) yield text;
  }

  return {
    know(marks) {
      base = marks;
      met = new Uint32Array(marks.count);
    },
    apply({ type, data }) {
      if (type === "EntriesDelisted") for (const key of (data as Keys).addressKeys) say.run(key, null);
      else for (const entry of (data as Entries).entries) say.run(entry.addressKey, markOf(JSON.stringify(entry)));
      hasLater ||= type !== "EntriesDelisted" || (data as Keys).addressKeys.length > 0;
    },
    hasLater: () => hasLater,
    read(entry) {
      const json = JSON.stringify(entry);
      place += 1;
      read.run(place, entry.addressKey, markOf(json), json);
      return place;
    },
    meet(index) {
      place += 1;
      if (met[index] === 0) met[index] = place;
    },
    forget() {
      db.exec("DELETE FROM raw; DELETE FROM changes");
      met.fill(0);
      [place, merged] = [0, undefined];
    },
    compare: () => whole().compared,
    *difference() {
      const { isFirst } = whole();
      for (const some of batched(isFirst ? entries() : changes("LISTED")))
        yield { type: "EntriesListed", data: { listSeq, entries: some.map((json) => JSON.parse(json)) } };
      for (const some of batched(changes("CHANGED")))
        yield { type: "EntriesChanged", data: { listSeq, entries: some.map((json) => JSON.parse(json)) } };
      for (const addressKeys of batched(changes("DELISTED")))
        yield { type: "EntriesDelisted", data: { listSeq, addressKeys } };
    },
    marks: () => whole().marks,
    indexOf(entry) {
      whole();
      const at = "place" in entry ? ofPlace[entry.place] : ofKnown[entry.known];
      return at ? at - 1 : undefined;
    },
    forgetPlaces() {
      [met, ofKnown, ofPlace] = [new Uint32Array(0), new Int32Array(0), new Int32Array(0)];
    },
    entries,
    close: () => db.close(),
  };
}

type Entries = { readonly entries: readonly ListedEntry[] };
type Keys = { readonly addressKeys: readonly string[] };

const knownOf = ({ key = "", mark = "" }: Texts): Known => ({ key, mark, index: -1 });

function* inFile(marks: MarksFile | undefined): Iterable<Known> {
  if (!marks) return;
  let key: string | undefined;
  let index = 0;
  for (const line of linesOfMarks(marks)) {
    if (key === undefined) key = line;
    else {
      yield { key, mark: line, index };
      index += 1;
      key = undefined;
    }
  }
}

/** Rows of one key, in the order in which they were read. */
function* grouped(rows: Iterable<Texts>): Iterable<readonly Row[]> {
  let group: Row[] = [];
  for (const { key = "", mark = "", place } of rows) {
    const row = { key, mark, place: Number(place) };
    if (group.length > 0 && group[0]?.key !== key) {
      yield group;
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield group;
}

/** Signs whose order in UTF-16 is another one than in UTF-8, by which SQLite sorts. */
const HIGH = /[\ud800-\uffff]/;

const isBefore = (one: string, other: string): boolean =>
  HIGH.test(one) && HIGH.test(other) ? Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0 : one < other;

/** Tells an entry from what it was before. */
const markOf = (json: string): string => hash("sha256", json, "base64url").slice(0, 16);

/** Texts, as many as one event takes. */
function* batched(texts: Iterable<string>): Iterable<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 4;
    if (batch.length === LIST_LIMITS.entriesOfEvent || bytes + size > LIST_LIMITS.bytesOfEvent) {
      if (batch.length > 0) yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
