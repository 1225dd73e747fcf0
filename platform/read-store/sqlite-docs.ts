// Documents in SQLite, as JSON text.
import type { DatabaseSync } from "node:sqlite";
import type { Doc, DocKey } from "./port.ts";

export type Docs = {
  /** Of the projection with this name. */
  find(projection: string, key: DocKey): Doc | undefined;
  get(projection: number, key: DocKey): Doc | undefined;
  put(projection: number, key: DocKey, doc: Doc, expiresAt: number | undefined): void;
  delete(projection: number, key: DocKey): void;
};

export function createDocs(db: DatabaseSync): Docs {
  const selectNamed = db.prepare(
    `SELECT body, expires FROM projection JOIN doc ON doc.projection = projection.id
     WHERE name = ? AND collection = ? AND doc.id = ?`,
  );
  const select = db.prepare("SELECT body, expires FROM doc WHERE projection = ? AND collection = ? AND id = ?");
  const upsert = db.prepare(
    `INSERT INTO doc (projection, collection, id, body, expires) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body, expires = excluded.expires`,
  );
  const remove = db.prepare("DELETE FROM doc WHERE projection = ? AND collection = ? AND id = ?");
  return {
    find: (projection, { collection, id }) => read(selectNamed.get(projection, collection, id)),
    get: (projection, { collection, id }) => read(select.get(projection, collection, id)),
    put(projection, { collection, id }, doc, expiresAt) {
      upsert.run(projection, collection, id, JSON.stringify(doc), expiresAt ?? null);
    },
    delete(projection, { collection, id }) {
      remove.run(projection, collection, id);
    },
  };
}

function read(row: Readonly<Record<string, unknown>> | undefined): Doc | undefined {
  if (row === undefined || isOver(row.expires)) return undefined;
  const doc: Doc = JSON.parse(String(row.body));
  return doc;
}

const isOver = (expires: unknown): boolean => typeof expires === "number" && expires <= Date.now();
