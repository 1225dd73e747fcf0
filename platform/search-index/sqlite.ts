// The embedded search index: an inverted index in SQLite, one file to a projection, written by a thread of its own.
import { existsSync } from "node:fs";
import { type Position, START } from "../event-store/port.ts";
import { createWaiters } from "../read-store/waiters.ts";
import type { SearchIndex } from "./port.ts";
import { fileOf, olderFiles } from "./sqlite-file-names.ts";
import { openSqliteIndex, type SqliteIndex } from "./sqlite-index.ts";
import { removeFiles } from "./sqlite-schema.ts";

/**
 * Opens the index of `projection`, which is the one that is searched, in a file beside `path` that bears its name.
 * Files of its older versions (`report-index@1` to `report-index@2`) are removed: what was deleted must not stay there.
 */
export async function openSqliteSearchIndex(path: string, projection: string): Promise<SearchIndex> {
  const indexes = createIndexes(path);
  for (const older of olderFiles(path, projection)) removeFiles(older);
  await indexes.open(projection);
  const waiters = createWaiters(
    (name, wanted) => indexes.position(name) >= wanted,
    () => indexes.haveChanged(),
  );
  return {
    search: async (query) => (await indexes.open(projection)).search(query),
    similar: async (addressKey, limit) => (await indexes.open(projection)).similar(addressKey, limit),
    async apply(batch) {
      const index = await indexes.open(batch.projection);
      await index.apply(batch);
      waiters.notify(batch.projection);
    },
    async checkpoint(name) {
      return indexes.exists(name) ? (await indexes.open(name)).position() : START;
    },
    async version(name) {
      return indexes.exists(name) ? (await indexes.open(name)).version() : "";
    },
    whenReached: (name, position, timeoutMs) => waiters.wait(name, position, timeoutMs),
    drop: (name) => indexes.drop(name, name === projection),
    async close() {
      waiters.close();
      await indexes.close();
    },
  };
}

function createIndexes(path: string) {
  const opening = new Map<string, Promise<SqliteIndex>>();
  const opened = new Map<string, SqliteIndex>();

  const openNew = async (name: string): Promise<SqliteIndex> => {
    const index = await openSqliteIndex(fileOf(path, name));
    opened.set(name, index);
    return index;
  };
  const open = (name: string): Promise<SqliteIndex> => {
    const index = opening.get(name) ?? openNew(name);
    opening.set(name, index);
    return index;
  };
  const remove = async (name: string, index: Promise<SqliteIndex> | undefined): Promise<void> => {
    await (await index)?.remove();
    opened.delete(name);
    removeFiles(fileOf(path, name));
  };
  return {
    open,
    exists: (name: string): boolean => opening.has(name) || existsSync(fileOf(path, name)),
    position: (name: string): Position => opened.get(name)?.position() ?? START,
    haveChanged: (): boolean => [...opened.values()].filter((index) => index.hasChanged()).length > 0,
    /** Who asks for it meanwhile waits for the empty one. */
    async drop(name: string, isKeptOpen: boolean): Promise<void> {
      const removed = remove(name, opening.get(name));
      if (!isKeptOpen) {
        opening.delete(name);
        return removed;
      }
      const empty = removed.then(() => openNew(name));
      opening.set(name, empty);
      await empty;
    },
    async close(): Promise<void> {
      for (const index of opening.values()) await (await index).close();
    },
  };
}
