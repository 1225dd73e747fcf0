// One index: its file, its part of the writing thread and of the searching threads, and what is asked of it between searches.
import type { DatabaseSync } from "node:sqlite";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import type { Position } from "../../event-store/port.ts";
import type { OnDamage } from "../../sqlite/damage.ts";
import { isDamage } from "../../sqlite/errors.ts";
import { closingUnless, type Guard, guardDerived } from "../../sqlite/guard.ts";
import type { FoundGroup, GroupsQuery, IndexBatch, SearchQuery, SearchResult } from "../port.ts";
import { IndexRetired } from "./storage/retired.ts";
import { openReading } from "./storage/schema.ts";
import type { IndexWriter, Writer } from "./threads/client.ts";
import type { IndexReader, Readers } from "./threads/readers.ts";

/** Throws IndexRetired, or rejects with it, where it was closed or another file holds the index now. */
export type SqliteIndex = {
  search(query: SearchQuery): Promise<SearchResult>;
  groups(query: GroupsQuery): Promise<FoundGroup[]>;
  /** Has the searching threads open it, which they else do for the first search. */
  prepare(): Promise<void>;
  apply(batch: IndexBatch): Promise<void>;
  position(): Position;
  version(): string;
  isReady(): boolean;
  /** The identity of the log it is made from; undefined where it was never noted. */
  madeFrom(): string | undefined;
  /** Whether another connection has committed since the last call. */
  hasChanged(): boolean;
  isRetired(): boolean;
  /** Afterwards no process of ours has the file open. `keep`: answers under which number its doc values are kept. */
  close(keep?: boolean): Promise<number | undefined>;
};

export type Threads = { readonly writer: Writer; readonly readers: Readers };

/** `was`: under which number its doc values are kept. Rejects where the file can't be opened. */
export async function openSqliteIndex(
  file: string,
  schema: IndexSchema,
  { writer, readers }: Threads,
  onDamage?: OnDamage,
  was?: number,
): Promise<SqliteIndex> {
  const writing = await writer.open(file, schema);
  try {
    const db = openReading(file, CACHE_KIB);
    const openReader = () => readers.open({ file, schema, writer: writing }, was);
    return closingUnless(db, () => createIndex(db, writing, openReader, guardDerived(db, file, onDamage)));
  } catch (error) {
    await writing.close();
    throw error;
  }
}

/** Only the table `state` is read here. */
const CACHE_KIB = 100;

function createIndex(
  db: DatabaseSync,
  writing: IndexWriter,
  openReader: () => Promise<IndexReader>,
  { damaged, stop }: Guard,
): SqliteIndex {
  const state = db.prepare(
    "SELECT position, retired, log, ready, iif(generation > 0, file || '.' || generation, '') AS version FROM state",
  );
  const dataVersion = db.prepare("PRAGMA data_version");
  let seen = dataVersion.get()?.data_version;
  let reader: Promise<IndexReader> | undefined;

  const readState = (): Record<string, unknown> => {
    const row = db.isOpen ? state.get() : undefined;
    if (row === undefined || row.retired === 1) throw new IndexRetired();
    return row;
  };
  const searching = (): Promise<IndexReader> => {
    if (!db.isOpen) throw new IndexRetired();
    reader ??= openReader();
    return reader;
  };
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (isDamage(error)) damaged();
      throw error;
    }
  };
  readState();

  return {
    search: (query) => watched(async () => (await searching()).search(query)),
    groups: (query) => watched(async () => (await searching()).groups(query)),
    prepare: () => watched(async () => void (await searching())),
    async apply(batch) {
      await watched(() => writing.apply(batch));
      (await reader)?.catchUp();
    },
    position: () => String(readState().position),
    version: () => String(readState().version),
    isReady: () => readState().ready === 1,
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
    async close(keep = false) {
      await stop();
      if (db.isOpen) db.close();
      const [opened] = await Promise.allSettled([reader]);
      const kept = opened.status === "fulfilled" ? await opened.value?.close(keep) : undefined;
      // The writer goes last: the last connection to leave puts the log away.
      await writing.close();
      return kept;
    },
  };
}
