// Where each report is, what it is made of, and which address it is about.
import type { DatabaseSync } from "node:sqlite";
import type { SearchDoc } from "./port.ts";
import { shapesOf } from "./shape.ts";
import type { Seat } from "./sqlite-chunks.ts";
import type { Body } from "./terms.ts";

export type PlaceRow = Seat & {
  readonly id: number;
  readonly likes: number;
  readonly address: number;
  readonly body: number;
};

export type Places = ReturnType<typeof createPlaces>;

export function createPlaces(db: DatabaseSync) {
  const find = db.prepare("SELECT id, chunk, slot, likes, address, body FROM place WHERE id = ?");
  const within = db.prepare(
    "SELECT id, chunk, slot, likes, address, body FROM place WHERE id >= ? AND id < ? ORDER BY id",
  );
  const put = db.prepare(
    "INSERT OR REPLACE INTO place (id, chunk, slot, likes, address, body) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const remove = db.prepare("DELETE FROM place WHERE id = ?");
  const toRow = (row: Record<string, unknown>): PlaceRow => ({
    id: Number(row.id),
    chunk: Number(row.chunk),
    slot: Number(row.slot),
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
    put: ({ id, chunk, slot, likes, address, body }: PlaceRow): void =>
      void put.run(id, chunk, slot, likes, address, body),
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

export type Addresses = ReturnType<typeof createAddresses>;

export function createAddresses(db: DatabaseSync) {
  const take = db.prepare(`
    INSERT INTO address (key, docs, times) VALUES (?, 1, 0)
    ON CONFLICT (key) DO UPDATE SET docs = docs + 1 RETURNING no, docs`);
  const leave = db.prepare("UPDATE address SET docs = docs - 1 WHERE no = ? RETURNING docs");
  const remove = db.prepare("DELETE FROM address WHERE no = ? RETURNING key");
  const addShape = db.prepare("INSERT OR IGNORE INTO shape (hash, address) VALUES (?, ?)");
  const removeShape = db.prepare("DELETE FROM shape WHERE hash = ? AND address = ?");
  const rank = db.prepare("UPDATE address SET times = ? WHERE key = ? RETURNING no");
  return {
    /** The number of an address that one report more is about, and whether it is new. */
    take(key: string): { readonly no: number; readonly isNew: boolean } {
      const row = take.get(key);
      const no = Number(row?.no);
      const isNew = row?.docs === 1;
      if (isNew) for (const shape of shapesOf(key)) addShape.run(shape, no);
      return { no, isNew };
    },
    leave(no: number): void {
      if (Number(leave.get(no)?.docs) > 0) return;
      for (const shape of shapesOf(String(remove.get(no)?.key))) removeShape.run(shape, no);
    },
    /** The number of the address; undefined where no report is about it. */
    rank(key: string, timesReported: number): number | undefined {
      const no = rank.get(timesReported, key)?.no;
      return no === undefined ? undefined : Number(no);
    },
  };
}
