// Documents in SQLite, as JSON text.
import type { DatabaseSync } from "node:sqlite";
import { DatabaseDamaged } from "../sqlite/damage.ts";
import type { Watch } from "../sqlite/watch.ts";
import type { Doc, DocKey } from "./port.ts";
import type { Found } from "./sqlite-kept.ts";

export type Docs = {
  /** Of the projection with this name. */
  find(projection: string, key: DocKey): Found;
  put(projection: number, key: DocKey, doc: Doc, expiresAt: number | undefined): void;
  delete(projection: number, key: DocKey): void;
};

export function createDocs(db: DatabaseSync, watch: Watch): Docs {
  const select = db.prepare(
    `SELECT body, expires FROM projection JOIN doc ON doc.projection = projection.id
     WHERE name = ? AND collection = ? AND doc.id = ?`,
  );
  const upsert = db.prepare(
    `INSERT INTO doc (projection, collection, id, body, expires) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body, expires = excluded.expires`,
  );
  const remove = db.prepare("DELETE FROM doc WHERE projection = ? AND collection = ? AND id = ?");
  return {
    find: watch((projection, { collection, id }) => read(select.get(projection, collection, id))),
    put(projection, { collection, id }, doc, expiresAt) {
      upsert.run(projection, collection, id, JSON.stringify(doc), expiresAt ?? null);
    },
    delete(projection, { collection, id }) {
      remove.run(projection, collection, id);
    },
  };
}

const NOTHING: Found = { doc: undefined, expires: undefined, size: 0 };

function read(row: Readonly<Record<string, unknown>> | undefined): Found {
  if (row === undefined) return NOTHING;
  const body = String(row.body);
  return { doc: parse(body), expires: typeof row.expires === "number" ? row.expires : undefined, size: body.length };
}

/** The parser's own message would quote the document. */
function parse(body: string): Doc {
  try {
    return JSON.parse(body);
  } catch {
    throw new DatabaseDamaged("A document is no JSON");
  }
}
