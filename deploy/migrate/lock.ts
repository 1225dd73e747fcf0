// Keeps servers away from both data folders while they are copied.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "@sb/platform/service/start-error.ts";
import { LockHeld, takeFileLock } from "@sb/platform/sqlite/file-lock.ts";
import type { Sides } from "./settings.ts";

/** Throws StartError where a server has one of them. */
export function lockFolders({ source, target }: Sides, resources: AsyncDisposableStack): void {
  for (const folder of new Set([source.dataDir, target.dataDir])) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    resources.defer(lock(folder));
  }
}

function lock(folder: string): () => void {
  try {
    return takeFileLock(join(folder, "server.lock"));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const holder = error.pid === undefined ? "another process" : `process ${error.pid}`;
    throw new StartError(`the data folder ${folder} is in use by ${holder}: stop it first`);
  }
}
