// Where each report is, and what it is made of.
import type { DatabaseSync } from "node:sqlite";
import type { SearchDoc } from "./port.ts";
import type { Seat } from "./sqlite-segments.ts";
import type { Body } from "./terms.ts";

export type PlaceRow = Seat & {
  readonly id: number;
  readonly likes: number;
  readonly address: number;
  readonly body: number;
};

export type Places = ReturnType<typeof createPlaces>;

export function createPlaces(db: DatabaseSync) {
  const find = db.prepare("SELECT id, segment, ordinal, likes, address, body FROM place WHERE id = ?");
  const within = db.prepare(
    "SELECT id, segment, ordinal, likes, address, body FROM place WHERE id >= ? AND id < ? ORDER BY id",
  );
  const put = db.prepare(
    "INSERT OR REPLACE INTO place (id, segment, ordinal, likes, address, body) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const remove = db.prepare("DELETE FROM place WHERE id = ?");
  const toRow = (row: Record<string, unknown>): PlaceRow => ({
    id: Number(row.id),
    segment: Number(row.segment),
    ordinal: Number(row.ordinal),
    likes: Number(row.likes),
    address: Number(row.address),
    body: Number(row.body),
  });
  return {
    find(id: number): PlaceRow | undefined {
      const row = find.get(id);
      return row && toRow(row);
    },
    within: (from: number, to: number): PlaceRow[] => within.all(from, to).map(toRow),
    put: ({ id, segment, ordinal, likes, address, body }: PlaceRow): void =>
      void put.run(id, segment, ordinal, likes, address, body),
    remove: (id: number): void => void remove.run(id),
  };
}

export type Bodies = ReturnType<typeof createBodies>;

export function createBodies(db: DatabaseSync) {
  const add = db.prepare("INSERT INTO body (json) VALUES (?)");
  // The row stays, as long as it was: bytes that never move leave no copy of themselves in the file.
  const erase = db.prepare("UPDATE body SET json = zeroblob(length(json)) WHERE no = ?");
  const read = createReadBody(db);
  return {
    add: (json: string): number => Number(add.run(Buffer.from(json)).lastInsertRowid),
    erase: (no: number): void => void erase.run(no),
    read,
    get(no: number): Body {
      const body = read(no);
      if (body === undefined) throw new Error(`The search index has lost body ${no}`);
      return body;
    },
  };
}

export function createReadBody(db: DatabaseSync): (no: number) => Body | undefined {
  const find = db.prepare("SELECT json FROM body WHERE no = ?");
  return (no) => {
    const json = find.get(no)?.json;
    return json instanceof Uint8Array ? parseBody(json) : undefined;
  };
}

/** Lone surrogates and NUL are escaped in JSON, so that every text comes back as it was. */
export function writeBody({ id: _id, likeCount: _likeCount, ...body }: SearchDoc): string {
  return JSON.stringify(body);
}

function parseBody(json: Uint8Array): Body {
  return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString());
}
