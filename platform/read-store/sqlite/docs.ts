// Documents in SQLite, as JSON text.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { DatabaseDamaged } from "../../sqlite/damage.ts";
import type { Watch } from "../../sqlite/watch.ts";
import type { Doc, DocKey } from "../port.ts";
import type { Found } from "./kept.ts";

/** Documents of the projection with this number; NOTHING where a key has none. */
export type FindDocs = (projection: number, keys: readonly DocKey[]) => ReadonlyMap<DocKey, Found>;

export function createFindDocs(db: DatabaseSync, watch: Watch): FindDocs {
  const findAmong = createFindAmong(db);
  return watch((projection, keys) => {
    const found = new Map<DocKey, Found>();
    for (const [collection, some] of byCollection(keys)) {
      const byId = findAmong(
        projection,
        collection,
        some.map(({ id }) => id),
      );
      for (const key of some) found.set(key, byId.get(key.id) ?? NOTHING);
    }
    return found;
  });
}

/** Most often one is asked for, or some of one collection. */
function byCollection(keys: readonly DocKey[]): Iterable<readonly [string, readonly DocKey[]]> {
  const [first] = keys;
  if (first && keys.every(({ collection }) => collection === first.collection)) return [[first.collection, keys]];
  return Map.groupBy(keys, ({ collection }) => collection);
}

export type DocWriter = {
  /** `body`: the document as JSON. */
  put(projection: number, key: DocKey, body: string, expiresAt: number | undefined): void;
  delete(projection: number, key: DocKey): void;
};

export function createDocWriter(db: DatabaseSync): DocWriter {
  const upsert = db.prepare(
    `INSERT INTO doc (projection, collection, id, body, expires) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET body = excluded.body, expires = excluded.expires`,
  );
  const remove = db.prepare("DELETE FROM doc WHERE projection = ? AND collection = ? AND id = ?");
  return {
    put: (projection, { collection, id }, body, expiresAt) =>
      void upsert.run(projection, collection, id, body, expiresAt ?? null),
    delete: (projection, { collection, id }) => void remove.run(projection, collection, id),
  };
}

export const NOTHING: Found = { doc: undefined, expires: undefined, size: 0 };

/** Ids asked for with one statement: SQLite finds a document in less time than it takes to ask for it, or to pass an empty place. */
const SIZES = [1, 3, 10, 50] as const;
const AT_ONCE = 50;

/** Finds documents of one collection, by id. */
function createFindAmong(db: DatabaseSync) {
  const selects = SIZES.map((size) => ({ size, select: createSelect(db, size) }));
  const rowsOf = (projection: number, collection: string, ids: readonly string[]) => {
    const { size, select } = selects.find((each) => each.size >= ids.length) as (typeof selects)[number];
    return select.all(
      projection,
      collection,
      ...ids,
      ...NO_IDS.slice(0, size - ids.length),
    ) as unknown as readonly Row[];
  };
  return (projection: number, collection: string, ids: readonly string[]): ReadonlyMap<string, Found> => {
    const found = new Map<string, Found>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      for (const [id, body, expires] of rowsOf(projection, collection, ids.slice(at, at + AT_ONCE)))
        found.set(id, { doc: parse(body), expires: expires ?? undefined, size: body.length });
    }
    return found;
  };
}

/** The table is STRICT. As objects, rows take twice the time. */
type Row = readonly [id: string, body: string, expires: number | null];

/** In place of ids that are not asked for: none is null. */
const NO_IDS = Array.from({ length: AT_ONCE }, () => null);

function createSelect(db: DatabaseSync, ids: number): StatementSync {
  const places = Array.from({ length: ids }, () => "?").join(", ");
  const select = db.prepare(
    `SELECT id, body, expires FROM doc WHERE projection = ? AND collection = ? AND id IN (${places})`,
  );
  select.setReturnArrays(true);
  return select;
}

/** The parser's own message would quote the document. */
function parse(body: string): Doc {
  try {
    return JSON.parse(body);
  } catch {
    throw new DatabaseDamaged("A document is no JSON");
  }
}
