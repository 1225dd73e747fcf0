// Where each document is, and its stored fields, which terms and highlights are made from.
import type { DatabaseSync } from "node:sqlite";
import type { Layout, StoredFields } from "../../analysis/layout.ts";
import { sortColumns } from "../schema.ts";
import type { DocPlace } from "./delta.ts";

export type DocRow = DocPlace & {
  /** The number of its stored fields. */
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

export function createStored(db: DatabaseSync) {
  const add = db.prepare("INSERT INTO stored (json) VALUES (?)");
  // The row stays, as long as it was: bytes that never move leave no copy of themselves in the file.
  const erase = db.prepare("UPDATE stored SET json = zeroblob(length(json)) WHERE no = ?");
  const read = createReadStored(db);
  return {
    add: (json: string): number => Number(add.run(Buffer.from(json)).lastInsertRowid),
    erase: (no: number): void => void erase.run(no),
    get(no: number): StoredFields {
      const fields = read(no);
      if (fields === undefined) throw new Error(`The search index has lost the stored fields ${no}`);
      return fields;
    },
  };
}

export function createReadStored(db: DatabaseSync): (no: number) => StoredFields | undefined {
  const find = db.prepare("SELECT json FROM stored WHERE no = ?");
  return (no) => {
    const json = find.get(no)?.json;
    return json instanceof Uint8Array ? parseStored(json) : undefined;
  };
}

/** Lone surrogates and NUL are escaped in JSON, so that every text comes back as it was. */
export function writeStored({ texts, filters }: StoredFields): string {
  return JSON.stringify([texts, filters]);
}

function parseStored(json: Uint8Array): StoredFields {
  const [texts, filters] = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString());
  return { texts, filters };
}
