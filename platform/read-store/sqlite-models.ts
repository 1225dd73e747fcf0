// What is read of a projection: documents, parsed only where they were not read before, and lists.
import type { DatabaseSync } from "node:sqlite";
import { requireListLimit } from "./list-limit.ts";
import type { Doc, DocKey, ReadModel } from "./port.ts";
import type { Docs } from "./sqlite-docs.ts";
import type { Found, KeptDocs } from "./sqlite-kept.ts";
import { createListReader, createListWalker } from "./sqlite-lists.ts";
import type { Names } from "./sqlite-names.ts";
import type { Reading } from "./sqlite-reading.ts";

/** `kept` is told of this process's changes by who makes them. */
export function createModels(
  db: DatabaseSync,
  names: Names,
  docs: Docs,
  kept: KeptDocs,
  reading: Reading,
): (projection: string) => ReadModel {
  const readList = createListReader(db);
  const walkList = createListWalker(db);

  const find = (projection: string, key: DocKey): Found => {
    const known = kept.find(projection, key);
    if (known) return known;
    const found = docs.find(projection, key);
    kept.keep(projection, key, found);
    return found;
  };
  const findMany = (projection: string, keys: readonly DocKey[]): readonly (Doc | undefined)[] =>
    reading.read(() => {
      const now = Date.now();
      return keys.map((key) => {
        const { doc, expires } = find(projection, key);
        return expires !== undefined && expires <= now ? undefined : doc;
      });
    });

  return (projection) => ({
    get: async (collection, id) => findMany(projection, [{ collection, id }])[0],
    getMany: async (keys) => findMany(projection, keys),
    list: async (list, query) =>
      reading.read(() => {
        requireListLimit(query.limit);
        const entry = names.find(projection);
        return entry ? readList(entry.id, list, query) : { members: [], total: 0 };
      }),
    listAfter: async (list, score, limit) =>
      reading.read(() => {
        requireListLimit(limit);
        const entry = names.find(projection);
        return entry ? walkList(entry.id, list, score, limit) : [];
      }),
  });
}
