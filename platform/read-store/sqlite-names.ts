// Which projections the file holds: their names, checkpoints and numbers.
import type { DatabaseSync } from "node:sqlite";
import { type Position, START } from "../event-store/port.ts";

export type Entry = { readonly id: number; readonly position: Position };

export type Names = {
  find(projection: string): Entry | undefined;
  /** The entry, made where there is none. */
  ensure(projection: string): Entry;
  all(): readonly string[];
  moveTo(id: number, position: Position): void;
  /** Takes the name away: for readers it is gone. */
  forget(projection: string): void;
  rename(id: number, name: string): void;
};

export function createNames(db: DatabaseSync): Names {
  const select = db.prepare("SELECT id, position FROM projection WHERE name = ?");
  const insert = db.prepare("INSERT INTO projection (name, position) VALUES (?, ?)");
  const selectNames = db.prepare("SELECT name FROM projection WHERE name IS NOT NULL ORDER BY name");
  const update = db.prepare("UPDATE projection SET position = ? WHERE id = ?");
  const unname = db.prepare("UPDATE projection SET name = NULL WHERE name = ?");
  const setName = db.prepare("UPDATE projection SET name = ? WHERE id = ?");

  const find = (projection: string): Entry | undefined => {
    const row = select.get(projection);
    return row === undefined ? undefined : { id: Number(row.id), position: String(row.position) };
  };
  return {
    find,
    ensure: (projection) =>
      find(projection) ?? { id: Number(insert.run(projection, START).lastInsertRowid), position: START },
    all: () => selectNames.all().map((row) => String(row.name)),
    moveTo: (id, position) => void update.run(position, id),
    forget: (projection) => void unname.run(projection),
    rename: (id, name) => void setName.run(name, id),
  };
}
