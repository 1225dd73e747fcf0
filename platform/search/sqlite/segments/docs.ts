// Where each document is: its segment and ordinal, its sort columns, and the number of its stored fields.
import type { DatabaseSync } from "node:sqlite";
import type { Layout } from "../../analysis/layout.ts";
import { sortColumns } from "../storage/schema.ts";
import type { DocPlace } from "./delta.ts";

export type DocRow = DocPlace & {
  /** Where its stored fields are (storage/stored.ts). */
  readonly stored: number;
};

export type Docs = ReturnType<typeof createDocs>;

export function createDocs(db: DatabaseSync, layout: Layout) {
  const sorts = sortColumns(layout);
  const columns = ["id", "segment", "ordinal", "stored", ...sorts].join(", ");
  const find = db.prepare(`SELECT ${columns} FROM doc WHERE id = ?`);
  const within = db.prepare(`SELECT ${columns} FROM doc WHERE id >= ? AND id < ? ORDER BY id`);
  const put = db.prepare(
    `INSERT OR REPLACE INTO doc (${columns}) VALUES (?, ?, ?, ?${", ?".repeat(layout.sorts.length)})`,
  );
  const remove = db.prepare("DELETE FROM doc WHERE id = ?");
  const toRow = (row: Record<string, unknown>): DocRow => ({
    id: Number(row.id),
    segment: Number(row.segment),
    ordinal: Number(row.ordinal),
    stored: Number(row.stored),
    sorts: sorts.map((column) => Number(row[column])),
  });
  return {
    find(id: number): DocRow | undefined {
      const row = find.get(id);
      return row && toRow(row);
    },
    within: (from: number, to: number): DocRow[] => within.all(from, to).map(toRow),
    put: (row: DocRow): void => void put.run(row.id, row.segment, row.ordinal, row.stored, ...row.sorts),
    remove: (id: number): void => void remove.run(id),
  };
}
