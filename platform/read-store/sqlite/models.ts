// Reads a projection: documents, parsed only where they were not read before, and lists.
import type { DatabaseSync } from "node:sqlite";
import { NotReady } from "../../server-away.ts";
import { requireListLimit } from "../list-limit.ts";
import type { Doc, DocKey, ListPage, ReadModel } from "../port.ts";
import { type FindDocs, NOTHING } from "./docs.ts";
import type { Found, KeptDocs } from "./kept.ts";
import { createListReader, createListWalker } from "./lists.ts";
import type { ProjectionName } from "./names.ts";
import type { Reading } from "./reading.ts";

/** A projection alone reads more documents at once: of a list that comes in, or far behind. It reads none of them again. */
const KEPT_AT_MOST = 50;

/**
 * `kept` is told of this process's changes by who makes them, and `entryOf` answers for the transaction that reads share. With
 * `mustBeReady` each read throws NotReady unless the model is.
 */
export function createModels(
  db: DatabaseSync,
  entryOf: (projection: string) => ProjectionName | undefined,
  findDocs: FindDocs,
  kept: KeptDocs,
  reading: Reading,
): (projection: string, mustBeReady: boolean) => ReadModel {
  const readList = createListReader(db);
  const walkList = createListWalker(db);

  const findNow = (projection: string, keys: readonly DocKey[]): ReadonlyMap<DocKey, Found> => {
    const entry = entryOf(projection);
    return entry ? findDocs(entry.id, keys) : new Map(keys.map((key) => [key, NOTHING]));
  };
  const findKept = (projection: string, keys: readonly DocKey[]): readonly Found[] => {
    const known = keys.map((key) => kept.find(projection, key));
    const missing = keys.filter((_, at) => known[at] === undefined);
    if (missing.length === 0) return known as readonly Found[];
    const read = findNow(projection, missing);
    for (const [key, found] of read) kept.keep(projection, key, found);
    return keys.map((key, at) => known[at] ?? read.get(key) ?? NOTHING);
  };
  const find = (projection: string, keys: readonly DocKey[]): readonly Found[] => {
    if (keys.length <= KEPT_AT_MOST) return findKept(projection, keys);
    const read = findNow(projection, keys);
    return keys.map((key) => read.get(key) ?? NOTHING);
  };
  const findMany = (projection: string, keys: readonly DocKey[]): readonly (Doc | undefined)[] => {
    const now = Date.now();
    return find(projection, keys).map(({ doc, expires }) =>
      expires !== undefined && expires <= now ? undefined : doc,
    );
  };

  return (projection, mustBeReady) => {
    const requireReady = (entry: ProjectionName | undefined): void => {
      if (!entry?.ready) throw new NotReady(projection);
    };
    const findDocsIn = (keys: readonly DocKey[]): readonly (Doc | undefined)[] =>
      reading.read(() => {
        if (mustBeReady) requireReady(entryOf(projection));
        return findMany(projection, keys);
      });
    const inList = <Read>(limit: number, nothing: Read, read: (id: number) => Read): Read =>
      reading.read(() => {
        requireListLimit(limit);
        const entry = entryOf(projection);
        if (mustBeReady) requireReady(entry);
        return entry ? read(entry.id) : nothing;
      });
    return {
      get: async (collection, id) => findDocsIn([{ collection, id }])[0],
      getMany: async (keys) => findDocsIn(keys),
      list: async (list, query) =>
        inList(query.limit, { members: [], total: 0 } as ListPage, (id) => readList(id, list, query)),
      listAfter: async (list, score, limit) => inList(limit, [], (id) => walkList(id, list, score, limit)),
    };
  };
}
