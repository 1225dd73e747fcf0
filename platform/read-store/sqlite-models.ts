// What is read of a projection: documents, parsed only where they were not read before, and lists.
import type { DatabaseSync } from "node:sqlite";
import { requireListLimit } from "./list-limit.ts";
import type { Doc, DocKey, ReadModel } from "./port.ts";
import { type FindDocs, NOTHING } from "./sqlite-docs.ts";
import type { Found, KeptDocs } from "./sqlite-kept.ts";
import { createListReader, createListWalker } from "./sqlite-lists.ts";
import type { Names } from "./sqlite-names.ts";
import type { Reading } from "./sqlite-reading.ts";

/** Whoever reads more documents at once is a projection far behind, which reads none of them again. */
const KEPT_AT_MOST = 100;

/** `kept` is told of this process's changes by who makes them. */
export function createModels(
  db: DatabaseSync,
  names: Names,
  findDocs: FindDocs,
  kept: KeptDocs,
  reading: Reading,
): (projection: string) => ReadModel {
  const readList = createListReader(db);
  const walkList = createListWalker(db);

  const findKept = (projection: string, keys: readonly DocKey[]): readonly Found[] => {
    const known = keys.map((key) => kept.find(projection, key));
    const missing = keys.filter((_, at) => known[at] === undefined);
    const read = findDocs(projection, missing);
    for (const [key, found] of read) kept.keep(projection, key, found);
    return keys.map((key, at) => known[at] ?? read.get(key) ?? NOTHING);
  };
  const find = (projection: string, keys: readonly DocKey[]): readonly Found[] => {
    if (keys.length <= KEPT_AT_MOST) return findKept(projection, keys);
    const read = findDocs(projection, keys);
    return keys.map((key) => read.get(key) ?? NOTHING);
  };
  const findMany = (projection: string, keys: readonly DocKey[]): readonly (Doc | undefined)[] =>
    reading.read(() => {
      const now = Date.now();
      return find(projection, keys).map(({ doc, expires }) =>
        expires !== undefined && expires <= now ? undefined : doc,
      );
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
