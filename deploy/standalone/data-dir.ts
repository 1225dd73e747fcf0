// The data folder: created at first start, locked by one server at a time.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartError } from "./start-error.ts";

export type DataDir = { readonly path: string; release(): void };

/** Creates the folder where it is missing and takes its lock. Throws StartError. */
export function openDataDir(path: string): DataDir {
  const folder = resolve(path);
  const lock = join(folder, "server.lock");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    takeLock(lock);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new StartError(`the data folder ${path} can't be written${code}: set SB_DATA_DIR to one that can`);
  }
  return { path: folder, release: () => rmSync(lock, { force: true }) };
}

function takeLock(lock: string): void {
  const holder = holderOf(lock);
  if (holder !== undefined && isRunning(holder)) {
    throw new StartError(
      `the data folder is in use by process ${holder}: stop it, or set SB_DATA_DIR to another folder`,
    );
  }
  writeFileSync(lock, String(process.pid));
}

/** Undefined where there is no lock, or a crash left it half written. */
function holderOf(lock: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lock, "utf8"), 10);
    return Number.isNaN(pid) || pid === process.pid ? undefined : pid;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
