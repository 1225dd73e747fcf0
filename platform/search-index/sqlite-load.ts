// Everything that the searching thread keeps in memory, read from the file.
import type { DatabaseSync } from "node:sqlite";
import type { Delta } from "./delta.ts";
import { readSegments } from "./sqlite-segments.ts";

/** Call it within a read transaction. About a second for a million reports. */
export function loadAll(db: DatabaseSync): Delta {
  return {
    generation: readGeneration(db),
    segments: readSegments(db).map(({ no, lo }) => ({ no, lo })),
    dropped: [],
    places: numbers(db, "SELECT segment, ordinal, id, likes, address FROM place", "place", 5),
    times: numbers(db, "SELECT no, times FROM address", "address", 2),
  };
}

function readGeneration(db: DatabaseSync): number {
  return Number(db.prepare("SELECT generation FROM state").get()?.generation);
}

function numbers(db: DatabaseSync, sql: string, table: string, columns: number): Float64Array {
  const rows = Number(db.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
  const all = new Float64Array(rows * columns);
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  let at = 0;
  for (const row of statement.iterate() as Iterable<unknown>) {
    if (!Array.isArray(row)) throw new TypeError("rows come as arrays");
    for (const value of row) all[at++] = Number(value);
  }
  return all;
}
