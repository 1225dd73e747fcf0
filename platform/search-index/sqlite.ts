// The embedded search engine: inverted indexes in SQLite, a file each, and one thread that writes them all.
import { existsSync } from "node:fs";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { type Position, START } from "../event-store/port.ts";
import { createWaiters } from "../read-store/waiters.ts";
import { layoutOf } from "./layout.ts";
import type { SearchEngine, SearchIndex } from "./port.ts";
import { startWriter } from "./sqlite-client.ts";
import { fileOf, olderFiles } from "./sqlite-file-names.ts";
import { openSqliteIndex, type SqliteIndex } from "./sqlite-index.ts";
import { removeFiles } from "./sqlite-schema.ts";

/**
 * Opens the indexes of `schemas`, in files beside `path` that bear their names. Files of older versions of them
 * (`report-index@1` is older than `report-index@2`) are removed: what was deleted must not stay there.
 */
export async function openSqliteSearchEngine(path: string, schemas: readonly IndexSchema[]): Promise<SearchEngine> {
  const indexes = createIndexes(path);
  for (const { name } of schemas) for (const older of olderFiles(path, name)) removeFiles(older);
  try {
    await Promise.all(schemas.map((schema) => indexes.open(indexes.declare(schema))));
  } catch (error) {
    await indexes.close();
    throw error;
  }
  const waiters = createWaiters(
    (name, wanted) => indexes.position(name) >= wanted,
    () => indexes.haveChanged(),
  );
  const indexOf = (name: string): SearchIndex => ({
    search: async (query) => (await indexes.open(name)).search(query),
    groups: async (query) => (await indexes.open(name)).groups(query),
    async apply(batch) {
      await (await indexes.open(name)).apply(batch);
      waiters.notify(name);
    },
  });
  return {
    index: <S extends IndexSchema>(schema: S) => indexOf(indexes.declare(schema)) as unknown as SearchIndex<S>,
    async checkpoint(name) {
      return indexes.exists(name) ? (await indexes.open(name)).position() : START;
    },
    async version(name) {
      return indexes.exists(name) ? (await indexes.open(name)).version() : "";
    },
    whenReached: (name, position, timeoutMs) => waiters.wait(name, position, timeoutMs),
    drop: (name) => indexes.drop(name),
    async close() {
      waiters.close();
      await indexes.close();
    },
  };
}

function createIndexes(path: string) {
  const writer = startWriter();
  const schemas = new Map<string, IndexSchema>();
  const opening = new Map<string, Promise<SqliteIndex>>();
  const opened = new Map<string, SqliteIndex>();
  const dropping = new Map<string, Promise<void>>();

  const openNew = async (name: string): Promise<SqliteIndex> => {
    await dropping.get(name);
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`No search index ${name} was declared`);
    const index = await openSqliteIndex(fileOf(path, name), schema, writer);
    opened.set(name, index);
    return index;
  };
  const remove = async (name: string, index: Promise<SqliteIndex> | undefined): Promise<void> => {
    await (await index)?.remove();
    removeFiles(fileOf(path, name));
  };
  return {
    /** Answers its name. */
    declare(schema: IndexSchema): string {
      const known = schemas.get(schema.name);
      if (known && layoutOf(known).fingerprint !== layoutOf(schema).fingerprint) {
        throw new Error(`The search index ${schema.name} was declared with other fields`);
      }
      schemas.set(schema.name, schema);
      return schema.name;
    },
    /** Whoever asks while the index is dropped waits for the empty one. */
    open(name: string): Promise<SqliteIndex> {
      const known = opening.get(name);
      if (known) return known;
      const index = openNew(name);
      opening.set(name, index);
      index.catch(() => {
        if (opening.get(name) === index) opening.delete(name);
      });
      return index;
    },
    exists: (name: string): boolean => opening.has(name) || existsSync(fileOf(path, name)),
    position: (name: string): Position => opened.get(name)?.position() ?? START,
    haveChanged: (): boolean => [...opened.values()].filter((index) => index.hasChanged()).length > 0,
    async drop(name: string): Promise<void> {
      const removed = remove(name, opening.get(name)).finally(() => dropping.delete(name));
      dropping.set(name, removed);
      opening.delete(name);
      opened.delete(name);
      await removed;
    },
    async close(): Promise<void> {
      for (const index of await Promise.allSettled(opening.values())) {
        if (index.status === "fulfilled") await index.value.close();
      }
      await writer.close();
    },
  };
}
