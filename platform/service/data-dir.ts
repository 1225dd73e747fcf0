// The data folder: created at first start, locked by one server at a time, or shared by the services of one machine.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { LEAST_ROOM, roomAt } from "../disk.ts";
import { isDiskFull } from "../sqlite/errors.ts";
import { LockHeld, shareFileLock, takeFileLock } from "../sqlite/file-lock.ts";
import { StartError } from "./start-error.ts";

export type DataDir = { readonly path: string; release(): void };

/** Creates the folder where it is missing and takes its lock. Throws StartError. */
export const openDataDir = (path: string): DataDir => open(path, takeFileLock);

/** As `openDataDir`, beside others that share the folder too. */
export const shareDataDir = (path: string): DataDir => open(path, shareFileLock);

function open(path: string, lock: (file: string) => () => void): DataDir {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    requireRoom(folder);
    return { path: folder, release: lock(join(folder, "server.lock")) };
  } catch (error) {
    if (error instanceof LockHeld) {
      const holder = error.pid === undefined ? "another server" : `process ${error.pid}`;
      throw new StartError(`the data folder is in use by ${holder}: stop it, or set SB_DATA_DIR to another folder`);
    }
    if (error instanceof StartError) throw error;
    if (isDiskFull(error)) throw new StartError(fullDisk(folder));
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new StartError(`the data folder ${path} can't be written${code}: set SB_DATA_DIR to one that can`);
  }
}

/** Half opened, a file that finds no room fails by many names. */
function requireRoom(folder: string): void {
  if (roomAt(folder) < LEAST_ROOM) throw new StartError(fullDisk(folder));
}

const fullDisk = (folder: string): string =>
  `the disk with the data folder ${folder} is full: make room (${LEAST_ROOM / 1_000_000} MB at least), then start again`;
