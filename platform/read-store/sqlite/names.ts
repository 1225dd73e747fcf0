// Which projections the file holds: their names, numbers, checkpoints, and how often they were changed.
import type { DatabaseSync } from "node:sqlite";
import { type Position, START } from "../../event-store/port.ts";

export type ProjectionName = {
  /** Never given twice: a rebuilt projection has another one. */
  readonly id: number;
  readonly position: Position;
  /** Batches with operations so far. */
  readonly changes: number;
  readonly ready: boolean;
};

export type Names = {
  find(projection: string): ProjectionName | undefined;
  /** The entry, made where there is none. */
  ensure(projection: string): ProjectionName;
  all(): readonly string[];
  entries(): ReadonlyMap<string, ProjectionName>;
  moveTo(id: number, position: Position, isChanged: boolean, isReady: boolean): void;
  /** Takes the name away: for readers it is gone. */
  forget(projection: string): void;
  /** Once ready, it stays so. */
  rename(id: number, name: string, isReady: boolean): void;
};

/** As ModelState has it. */
export const versionOf = ({ id, changes }: Pick<ProjectionName, "id" | "changes">): string =>
  changes > 0 ? `${id}.${changes}` : "";

/** A word for the content of each (port.ts, ModelState). */
export const versionsIn = (entries: ReadonlyMap<string, ProjectionName>): ReadonlyMap<string, string> =>
  new Map([...entries].map(([name, entry]) => [name, versionOf(entry)]));

/** The table is STRICT. As objects, rows take twice the time, and each batch asks for one. */
type Row = readonly [name: string, id: number, position: string, changes: number, ready: 0 | 1];

const entryIn = ([, id, position, changes, ready]: Row): ProjectionName => ({
  ...{ id, position, changes },
  ready: ready === 1,
});

export function createNames(db: DatabaseSync): Names {
  const select = db.prepare("SELECT name, id, position, changes, ready FROM projection WHERE name = ?");
  select.setReturnArrays(true);
  const insert = db.prepare("INSERT INTO projection (name, position, changes, ready) VALUES (?, ?, 0, 0)");
  const selectAll = db.prepare(
    "SELECT name, id, position, changes, ready FROM projection WHERE name IS NOT NULL ORDER BY name",
  );
  selectAll.setReturnArrays(true);
  const rows = (): readonly Row[] => selectAll.all() as unknown as readonly Row[];
  const update = db.prepare(
    "UPDATE projection SET position = ?, changes = changes + ?, ready = max(ready, ?) WHERE id = ?",
  );
  const unname = db.prepare("UPDATE projection SET name = NULL WHERE name = ?");
  const setName = db.prepare("UPDATE projection SET name = ?, ready = max(ready, ?) WHERE id = ?");

  const find = (projection: string): ProjectionName | undefined => {
    const row = select.get(projection) as unknown as Row | undefined;
    return row && entryIn(row);
  };
  return {
    find,
    ensure: (projection) =>
      find(projection) ?? {
        id: Number(insert.run(projection, START).lastInsertRowid),
        position: START,
        changes: 0,
        ready: false,
      },
    all: () => rows().map(([name]) => name),
    entries: () => new Map(rows().map((row) => [row[0], entryIn(row)])),
    moveTo: (id, position, isChanged, isReady) => void update.run(position, Number(isChanged), Number(isReady), id),
    forget: (projection) => void unname.run(projection),
    rename: (id, name, isReady) => void setName.run(name, Number(isReady), id),
  };
}
