// Documents in SQLite, as JSON text.
import type { DatabaseSync } from "node:sqlite";
import type { Doc, DocKey } from "./port.ts";

export type Docs = {
  get(projection: number, key: DocKey): Doc | undefined;
  put(projection: number, key: DocKey, doc: Doc, expiresAt: number | undefined): void;
  delete(projection: number, key: DocKey): void;
};

export function createDocs(db: DatabaseSync): Docs {
  const select = db.prepare("SELECT body, expires FROM doc WHERE projection = ? AND collection = ? AND id = ?");
  const upsert = db.prepare(
    `INSERT INTO doc (projection, collection, id, body, expires) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body, expires = excluded.expires`,
  );
  const remove = db.prepare("DELETE FROM doc WHERE projection = ? AND collection = ? AND id = ?");
  return {
    get(projection, { collection, id }) {
      const row = select.get(projection, collection, id);
      if (row === undefined || isOver(row.expires)) return undefined;
      const doc: Doc = JSON.parse(String(row.body));
      return doc;
    },
    put(projection, { collection, id }, doc, expiresAt) {
      upsert.run(projection, collection, id, JSON.stringify(doc), expiresAt ?? null);
    },
    delete(projection, { collection, id }) {
      remove.run(projection, collection, id);
    },
  };
}

const isOver = (expires: unknown): boolean => typeof expires === "number" && expires <= Date.now();
