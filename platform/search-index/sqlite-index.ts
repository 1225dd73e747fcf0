// One projection's index: a file, the thread that writes it and the connection that searches it.
import type { Position } from "../event-store/port.ts";
import type { IndexBatch, SearchQuery, SearchResult } from "./port.ts";
import { startWriter } from "./sqlite-client.ts";
import { openReading, removeFiles } from "./sqlite-schema.ts";
import { createSearch } from "./sqlite-search.ts";
import { createFindSimilar, type Similar } from "./sqlite-similar.ts";
import { createSnapshots } from "./sqlite-snapshot.ts";

export type SqliteIndex = {
  search(query: SearchQuery): SearchResult;
  similar(addressKey: string, limit: number): Similar[];
  apply(batch: IndexBatch): Promise<void>;
  position(): Position;
  version(): string;
  /** Whether another connection has committed since the last call. */
  hasChanged(): boolean;
  close(): Promise<void>;
  /** Closes it and removes its files. */
  remove(): Promise<void>;
};

export async function openSqliteIndex(file: string): Promise<SqliteIndex> {
  const writer = await startWriter(file);
  const db = openReading(file);
  const snapshots = createSnapshots(db, writer.nextDelta);
  const search = createSearch(db);
  const findSimilar = createFindSimilar(db);
  const position = db.prepare("SELECT position FROM state");
  const version = db.prepare("SELECT file || '.' || generation AS version FROM state");
  const dataVersion = db.prepare("PRAGMA data_version");
  let seen = dataVersion.get()?.data_version;
  snapshots.read(() => undefined);

  const close = async (): Promise<void> => {
    if (db.isOpen) db.close();
    // The writer goes last: the last connection to leave puts the log away.
    await writer.close();
  };
  return {
    search: (query) => snapshots.read((docValues) => search(docValues, query)),
    similar: (addressKey, limit) => snapshots.read(() => findSimilar(addressKey, limit)),
    async apply(batch) {
      await writer.apply(batch);
      snapshots.read(() => undefined);
    },
    position: () => String(position.get()?.position),
    version: () => String(version.get()?.version),
    hasChanged() {
      const now = dataVersion.get()?.data_version;
      const changed = now !== seen;
      seen = now;
      return changed;
    },
    close,
    async remove() {
      await close();
      removeFiles(file);
    },
  };
}
