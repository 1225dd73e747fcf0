// One index: its file, the connection that searches it and its part of the writing thread.
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import type { Position } from "../event-store/port.ts";
import { columnOf, layoutOf } from "./layout.ts";
import type { FoundGroup, GroupsQuery, IndexBatch, SearchQuery, SearchResult } from "./port.ts";
import type { Writer } from "./sqlite-client.ts";
import { createFindGroups } from "./sqlite-groups.ts";
import { openReading, removeFiles } from "./sqlite-schema.ts";
import { createSearch } from "./sqlite-search.ts";
import { createSnapshots } from "./sqlite-snapshot.ts";

export type SqliteIndex = {
  search(query: SearchQuery): SearchResult;
  groups(query: GroupsQuery): FoundGroup[];
  apply(batch: IndexBatch): Promise<void>;
  position(): Position;
  version(): string;
  /** Whether another connection has committed since the last call. */
  hasChanged(): boolean;
  close(): Promise<void>;
  /** Closes it and removes its files. */
  remove(): Promise<void>;
};

/** Rejects where the file can't be opened. */
export async function openSqliteIndex(file: string, schema: IndexSchema, writer: Writer): Promise<SqliteIndex> {
  const layout = layoutOf(schema);
  const writing = await writer.open(file, schema);
  const db = openReading(file);
  const snapshots = createSnapshots(db, layout, writing.nextDelta);
  const search = createSearch(db, layout);
  const findGroups = createFindGroups(db);
  const position = db.prepare("SELECT position FROM state");
  const version = db.prepare("SELECT file || '.' || generation AS version FROM state");
  const dataVersion = db.prepare("PRAGMA data_version");
  let seen = dataVersion.get()?.data_version;
  snapshots.read(() => undefined);

  const close = async (): Promise<void> => {
    if (db.isOpen) db.close();
    // The writer goes last: the last connection to leave puts the log away.
    await writing.close();
  };
  return {
    search: (query) => snapshots.read((docValues) => search(docValues, query)),
    groups: ({ sort, keys, limit }) => findGroups(columnOf(layout, sort), keys, limit),
    async apply(batch) {
      await writing.apply(batch);
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
