// The data folder: created at first start, locked by one server at a time, or shared by the services of one machine; what is missing
// there or damaged is told.
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { LEAST_ROOM, roomAt } from "../disk.ts";
import type { Logger } from "../log.ts";
import type { OnDamage } from "../sqlite/damage.ts";
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

const DERIVED = /^(?:read|bus|jobs|search-.*)\.db$/;

/** Throws StartError where events.db is gone or empty, but something that was made from it is there. */
export function requireLog(eventStoreUrl: string, dataDir: string): void {
  const elsewhere = eventStoreUrl !== "sqlite:";
  if (elsewhere || (statSync(join(dataDir, "events.db"), { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  const derived = readdirSync(dataDir).filter((name) => DERIVED.test(name));
  if (derived.length === 0) return;
  throw new StartError(
    `events.db is missing or empty in ${dataDir}: restore it from the back-up; ` +
      `to begin without any report, delete ${derived.join(", ")} first`,
  );
}

/** `broken` is told of a file that was met while it was in use. */
export function tellOfDamage(log: Pick<Logger, "error">, broken: (file: string) => void): OnDamage {
  return ({ file, remade }) => {
    if (remade) return log.error({ file }, `${file} was damaged: it is made anew from the events`);
    log.error({ file }, `${file} is damaged`);
    broken(file);
  };
}
