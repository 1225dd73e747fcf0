// Durability without holding a thread up: SQLite commits to the write-ahead log without syncing it (synchronous=NORMAL),
// and whoever must not lose the commit waits here for the sync, which runs on another thread.
import { open } from "node:fs/promises";
import { collapse } from "../collapse.ts";

/** Resolves once all that was committed to the database `file` before the call is on disk. Calls share syncs. */
export type Flush = () => Promise<void>;

export const createFlush = (file: string): Flush => collapse(() => syncLog(file));

/** Closing this descriptor releases no lock of SQLite's: those are on other files. */
async function syncLog(file: string): Promise<void> {
  await using log = await open(`${file}-wal`, "r");
  await log.datasync();
}
