// The addresses that reports are about: how many of each, how often it was reported, and what it looks like.
import type { DatabaseSync } from "node:sqlite";
import { shapesOf } from "./shape.ts";

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
