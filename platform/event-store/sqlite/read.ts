// The read calls, on their own connection in the calling thread.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { kindOf } from "@sb/contracts/events.ts";
import type { Watch } from "../../sqlite/watch.ts";
import {
  type LogMark,
  NO_STREAM,
  type Position,
  type Revision,
  START,
  type StoredEvent,
  type StreamPage,
} from "../port.ts";
import type { PageRequest } from "../shared-page.ts";
import { type EventRow, toEvent, toPosition, toRow, toStreamEvent } from "./rows.ts";

export type Reads = {
  readonly readStream: (stream: string, from: Revision) => StreamPage;
  readonly readAll: (
    after: Position,
    limit: number,
    maxBytes?: number,
    kinds?: ReadonlySet<string>,
  ) => readonly StoredEvent[];
  readonly readBack: (limit: number, before?: Position) => readonly StoredEvent[];
  readonly head: () => Position;
  readonly log: () => LogMark;
  readonly countAfter: (after: Position) => number;
};

type End = Pick<EventRow, "revision" | "shredded">;

export function createReads(db: DatabaseSync, watch: Watch): Reads {
  const select = (where: string): StatementSync => {
    const statement = db.prepare(`SELECT position, stream, revision, shredded, body, crc FROM events WHERE ${where}`);
    // As objects, rows take twice the time to make and to read.
    statement.setReturnArrays(true);
    return statement;
  };
  const ofStream = select("stream = ? AND revision >= ? ORDER BY revision");
  const newest = db.prepare("SELECT revision, shredded FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1");
  newest.setReturnArrays(true);
  const endOf = (stream: string): End | undefined => {
    const row = newest.get(stream) as unknown as readonly [End["revision"], End["shredded"]] | undefined;
    return row && { revision: row[0], shredded: row[1] };
  };
  const all = select("position > ? AND shredded = 0 ORDER BY position LIMIT ?");
  const back = select("position < ? AND shredded = 0 ORDER BY position DESC LIMIT ?");
  const last = db.prepare("SELECT position FROM events WHERE shredded = 0 ORDER BY position DESC LIMIT 1");
  const mark = db.prepare("SELECT id, (SELECT max(position) FROM events) AS newest FROM log");

  return {
    readStream: watch((stream, from) => {
      // Most questions for what came since get nothing. To read no body then takes a third less time.
      const end = from > 0 ? endOf(stream) : undefined;
      if (end && end.shredded === 0 && end.revision < from) return { events: [], revision: end.revision };
      const rows = rowsOf(ofStream.all(stream, from));
      const last = rows.at(-1) ?? end;
      if (last === undefined) return { events: [], revision: NO_STREAM };
      if (last.shredded === 1) return { events: [], revision: NO_STREAM, shredded: true };
      return { events: rows.map(toStreamEvent), revision: last.revision };
    }),
    readAll: watch((after, limit, maxBytes, kinds) =>
      pageOf((row, count) => rowsOf(all.all(row, count)), { after, limit, maxBytes, kinds }),
    ),
    readBack: watch((limit, before) =>
      rowsOf(back.all(before === undefined ? Number.MAX_SAFE_INTEGER : toRow(before), limit)).map(toEvent),
    ),
    head: () => {
      const row = last.get();
      return row === undefined ? START : toPosition(Number(row.position));
    },
    // Shredded events count, but for the newest.
    countAfter: (after) => Math.max(0, Number(last.get()?.position ?? 0) - toRow(after)),
    log: () => {
      const { id, newest } = mark.get() ?? {};
      return { id: String(id), end: typeof newest === "number" ? toPosition(newest) : START };
    },
  };
}

/** Rows read at once. One by one they take twice the time; a page of the largest events would not fit into memory. */
const CHUNK = 100;

function pageOf(
  read: (after: number, count: number) => readonly EventRow[],
  { after, limit, maxBytes = Number.POSITIVE_INFINITY, kinds }: PageRequest,
): readonly StoredEvent[] {
  const page: StoredEvent[] = [];
  let bytes = 0;
  let end = toRow(after);
  let passed: EventRow | undefined;
  const whole = () => (passed ? [...page, toEvent(passed)] : page);
  for (;;) {
    const count = Math.min(CHUNK, limit - page.length);
    const rows = read(end, count);
    for (const row of rows) {
      const isWanted = kinds === undefined || kinds.has(kindOf(row.stream));
      if (isWanted) page.push(toEvent(row));
      passed = isWanted ? undefined : row;
      bytes += row.body.length;
      if (bytes >= maxBytes) return whole();
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < count || page.length === limit) return whole();
    end = last.position;
  }
}

type Columns = readonly [
  position: number,
  stream: string,
  revision: number,
  shredded: 0 | 1,
  body: string,
  crc: number | null,
];

/** The table is STRICT, so the column types are known although the driver does not say them. */
function rowsOf(rows: readonly unknown[]): readonly EventRow[] {
  return (rows as readonly Columns[]).map(([position, stream, revision, shredded, body, crc]) => ({
    position,
    stream,
    revision,
    shredded,
    body,
    crc,
  }));
}
