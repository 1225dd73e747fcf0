// One index: its file, the connection that searches it and its part of the writing thread.
import type { DatabaseSync } from "node:sqlite";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import type { Position } from "../event-store/port.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import { isDamage } from "../sqlite/errors.ts";
import { closingUnless, type Guard, guardDerived } from "../sqlite/guard.ts";
import type { DocValues } from "./doc-values.ts";
import { columnOf, type Layout, layoutOf } from "./layout.ts";
import type { FoundGroup, GroupsQuery, IndexBatch, SearchQuery, SearchResult } from "./port.ts";
import type { IndexWriter, Writer } from "./sqlite-client.ts";
import { createFindGroups } from "./sqlite-groups.ts";
import { IndexRetired } from "./sqlite-retired.ts";
import { openReading } from "./sqlite-schema.ts";
import { createSearch } from "./sqlite-search.ts";
import { createSnapshots } from "./sqlite-snapshot.ts";

/** Throws IndexRetired, or rejects with it, where it was closed or another file holds the index now. */
export type SqliteIndex = {
  search(query: SearchQuery): SearchResult;
  groups(query: GroupsQuery): FoundGroup[];
  apply(batch: IndexBatch): Promise<void>;
  position(): Position;
  version(): string;
  /** The identity of the log it is made from; undefined where it was never noted. */
  madeFrom(): string | undefined;
  /** Whether another connection has committed since the last call. */
  hasChanged(): boolean;
  isRetired(): boolean;
  /** Afterwards no process of ours has the file open. Answers what was in memory of it. */
  close(): Promise<DocValues>;
};

/** `known`: what was in memory of it when it was closed. Rejects where the file can't be opened. */
export async function openSqliteIndex(
  file: string,
  schema: IndexSchema,
  writer: Writer,
  onDamage?: OnDamage,
  known?: DocValues,
): Promise<SqliteIndex> {
  const writing = await writer.open(file, schema);
  try {
    const db = openReading(file);
    return closingUnless(db, () => createIndex(db, layoutOf(schema), writing, guardDerived(db, file, onDamage), known));
  } catch (error) {
    await writing.close();
    throw error;
  }
}

function createIndex(
  db: DatabaseSync,
  layout: Layout,
  writing: IndexWriter,
  { damaged, stop, watch }: Guard,
  known: DocValues | undefined,
): SqliteIndex {
  const snapshots = createSnapshots(db, layout, writing.nextDelta, known);
  const search = createSearch(db, layout);
  const findGroups = createFindGroups(db);
  const state = db.prepare(
    "SELECT position, retired, log, iif(generation > 0, file || '.' || generation, '') AS version FROM state",
  );
  const dataVersion = db.prepare("PRAGMA data_version");
  let seen = dataVersion.get()?.data_version;
  snapshots.read(() => undefined);

  const read = <T>(work: (docValues: DocValues) => T): T => {
    if (!db.isOpen) throw new IndexRetired();
    return snapshots.read(work);
  };
  const readState = (): Record<string, unknown> => read(() => state.get() ?? {});

  return {
    search: watch((query) => read((docValues) => search(docValues, query))),
    groups: watch(({ sort, keys, limit }) => read(() => findGroups(columnOf(layout, sort), keys, limit))),
    async apply(batch) {
      try {
        await writing.apply(batch);
      } catch (error) {
        if (isDamage(error)) damaged();
        throw error;
      }
      read(() => undefined);
    },
    position: () => String(readState().position),
    version: () => String(readState().version),
    madeFrom() {
      const { log } = readState();
      return typeof log === "string" ? log : undefined;
    },
    hasChanged() {
      if (!db.isOpen) return false;
      const now = dataVersion.get()?.data_version;
      const changed = now !== seen;
      seen = now;
      return changed;
    },
    isRetired: () => !db.isOpen || state.get()?.retired === 1,
    async close() {
      await stop();
      if (db.isOpen) db.close();
      // The writer goes last: the last connection to leave puts the log away.
      await writing.close();
      return snapshots.docValues();
    },
  };
}
