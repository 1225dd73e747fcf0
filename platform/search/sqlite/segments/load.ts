// Everything that the searching thread keeps in memory, read from the file.
import type { DatabaseSync } from "node:sqlite";
import type { Layout } from "../../analysis/layout.ts";
import { sortColumns } from "../storage/schema.ts";
import { type Delta, DOC_NUMBERS } from "./delta.ts";
import { readSegments } from "./segments.ts";

/** Call it within a read transaction. About a second for a million documents. */
export function loadAll(db: DatabaseSync, layout: Layout): Delta {
  const docs = ["SELECT segment", "ordinal", "id", ...sortColumns(layout)].join(", ");
  return {
    generation: Number(db.prepare("SELECT generation FROM state").get()?.generation),
    segments: readSegments(db).map(({ no, firstId }) => ({ no, firstId })),
    dropped: [],
    docs: numbers(db, `${docs} FROM doc`, "doc", DOC_NUMBERS + layout.sorts.length),
    groups: numbers(db, "SELECT no, value FROM doc_group", "doc_group", 2),
  };
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
