// Which projections the file holds: their names, numbers, checkpoints, and how often they were changed.
import type { DatabaseSync } from "node:sqlite";
import { type Position, START } from "../event-store/port.ts";

export type Entry = {
  /** Never given twice: a rebuilt projection has another one. */
  readonly id: number;
  readonly position: Position;
  /** Batches with operations so far. */
  readonly changes: number;
};

export type Names = {
  find(projection: string): Entry | undefined;
  /** The entry, made where there is none. */
  ensure(projection: string): Entry;
  all(): readonly string[];
  /** What each of them holds, in one word (port.ts, ModelState). */
  versions(): ReadonlyMap<string, string>;
  moveTo(id: number, position: Position, isChanged: boolean): void;
  /** Takes the name away: for readers it is gone. */
  forget(projection: string): void;
  rename(id: number, name: string): void;
};

/** As ModelState has it. */
export const versionOf = ({ id, changes }: Pick<Entry, "id" | "changes">): string =>
  changes > 0 ? `${id}.${changes}` : "";

const versionIn = ({ id, changes }: Readonly<Record<string, unknown>>): string =>
  versionOf({ id: Number(id), changes: Number(changes) });

export function createNames(db: DatabaseSync): Names {
  const select = db.prepare("SELECT id, position, changes FROM projection WHERE name = ?");
  const insert = db.prepare("INSERT INTO projection (name, position, changes) VALUES (?, ?, 0)");
  const selectAll = db.prepare("SELECT name, id, changes FROM projection WHERE name IS NOT NULL ORDER BY name");
  const update = db.prepare("UPDATE projection SET position = ?, changes = changes + ? WHERE id = ?");
  const unname = db.prepare("UPDATE projection SET name = NULL WHERE name = ?");
  const setName = db.prepare("UPDATE projection SET name = ? WHERE id = ?");

  const find = (projection: string): Entry | undefined => {
    const row = select.get(projection);
    if (row === undefined) return undefined;
    return { id: Number(row.id), position: String(row.position), changes: Number(row.changes) };
  };
  return {
    find,
    ensure: (projection) =>
      find(projection) ?? { id: Number(insert.run(projection, START).lastInsertRowid), position: START, changes: 0 },
    all: () => selectAll.all().map((row) => String(row.name)),
    versions: () => new Map(selectAll.all().map((row) => [String(row.name), versionIn(row)])),
    moveTo: (id, position, isChanged) => void update.run(position, Number(isChanged), id),
    forget: (projection) => void unname.run(projection),
    rename: (id, name) => void setName.run(name, id),
  };
}
