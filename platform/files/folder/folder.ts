// Files in a local folder: written to a temporary file, synced, then renamed, so a crash leaves the old or the new bytes. An empty
// folder is removed, but not while a file is put into it.
import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, fsync, open, writeFile, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { collapse } from "../../collapse.ts";
import { segmentsOf, segmentsOfPrefix } from "../key.ts";
import type { FileKey, Files } from "../port.ts";

// No key has a tilde, so a temporary file is never taken for a file.
const ASIDE = "~writing";
const STALE_MS = 3_600_000;

/** Who else may read: nobody, or any user of the machine, such as a web server's. */
type Modes = { readonly file: number; readonly folder: number };
const OWN: Modes = { file: 0o600, folder: 0o700 };
const FOR_ALL: Modes = { file: 0o644, folder: 0o755 };

/** Opens the folder at `root`, making it if missing, and deletes temporary files that crashed writes have left. */
export async function openFolder(root: string, isPublic = false): Promise<Files> {
  const modes = isPublic ? FOR_ALL : OWN;
  const aside = join(root, ASIDE);
  await mkdir(root, { recursive: true, mode: modes.folder });
  await mkdir(aside, { recursive: true, mode: OWN.folder });
  await dropStale(aside);
  const pathOf = (key: FileKey): string => join(root, ...segmentsOf(key));
  const folders = createFolders(root);
  const sync = createSync(root);
  const underWay = new Set<Promise<void>>();

  const put = async (path: string, bytes: Uint8Array): Promise<void> => {
    const written = join(aside, randomUUID());
    try {
      await writeSynced(written, bytes, modes.file);
      await folders.using(dirname(path), () => moveInto(written, path, root, modes.folder));
      await sync(dirname(path));
    } catch (error) {
      await rm(written, { force: true });
      throw error;
    }
  };
  return {
    async put(key, bytes) {
      const work = put(pathOf(key), bytes).finally(() => underWay.delete(work));
      underWay.add(work);
      await work;
    },
    get: async (key) => await unlessMissing(readFile(pathOf(key))),
    async delete(key) {
      const path = pathOf(key);
      await unlessMissing(unlink(path));
      await folders.removeEmpty(dirname(path));
    },
    async *list(prefix) {
      yield* walk(join(root, ...segmentsOfPrefix(prefix)), prefix);
    },
    all: () => walk(root, ""),
    async close() {
      await Promise.allSettled(underWay);
    },
  };
}

/** Descriptors rather than handles: what does not wait for the disk is done at once, and each way to another thread and back costs more. */
const [openAt, syncAt, writeAt] = [promisify(open), promisify(fsync), promisify(writeFile)];

/** Bytes that are written at once: into memory, as those of a database are. */
const SMALL = 65_536;

async function writeSynced(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const file = await openAt(path, "wx", mode);
  try {
    if (bytes.length <= SMALL) writeFileSync(file, bytes);
    else await writeAt(file, bytes);
    await syncAt(file);
  } finally {
    closeSync(file);
  }
}

/** Tries to make a folder and to put a file into it, beside others who remove it. */
const TRIES = 1_000;

/** Renames into place. Mostly the folder is there. */
async function moveInto(from: string, to: string, root: string, mode: number): Promise<void> {
  const folder = dirname(to);
  for (let tries = 1; ; tries += 1) {
    try {
      if (tries > 1) await mkdir(folder, { recursive: true, mode });
      return await rename(from, to);
    } catch (error) {
      // Removed meanwhile, by a removal that had begun or by another process. Node's mkdir says ENOTDIR of that as well.
      const isGone = hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR");
      if (!isGone || tries === TRIES || (await isBelowFile(folder, root))) throw error;
    }
  }
}

/** Whether a part of the path is a file, which is nobody's race. */
async function isBelowFile(folder: string, root: string): Promise<boolean> {
  for (let at = folder; at !== root; at = dirname(at)) {
    const found = await unlessMissing(stat(at));
    if (found) return !found.isDirectory();
  }
  return false;
}

/** Folders that are remembered at most. */
const PLACED_MAX = 1_000;

/** Makes durable what was put into a folder, and the folder's own place up to the root where it is new. Those who wait for one folder share a sync. */
function createSync(root: string): (folder: string) => Promise<void> {
  /** Which folder was there when those above it were synced last: one of its name may be made anew. */
  const placed = new Map<string, string>();
  const syncs = new Map<string, { readonly sync: () => Promise<void>; users: number }>();

  async function syncUp(folder: string): Promise<void> {
    const found = await syncFolder(folder);
    if (folder === root || (found !== undefined && placed.get(folder) === found)) return;
    for (let at = folder; at !== root; ) {
      at = dirname(at);
      await syncFolder(at);
    }
    if (placed.size >= PLACED_MAX) placed.clear();
    if (found === undefined) placed.delete(folder);
    else placed.set(folder, found);
  }

  return async (folder) => {
    const shared = syncs.get(folder) ?? { sync: collapse(() => syncUp(folder)), users: 0 };
    syncs.set(folder, shared);
    shared.users += 1;
    try {
      await shared.sync();
    } finally {
      shared.users -= 1;
      if (shared.users === 0) syncs.delete(folder);
    }
  };
}

/** Answers with which folder it is; undefined where it is gone. */
async function syncFolder(path: string): Promise<string | undefined> {
  // Windows can't open a folder; a rename is as durable as it gets there.
  if (process.platform === "win32") return undefined;
  const folder = await unlessMissing(openAt(path, "r"));
  if (folder === undefined) return undefined;
  try {
    await syncAt(folder);
    // A number alone may be given again.
    const { ino, birthtimeMs } = fstatSync(folder);
    return `${ino} ${birthtimeMs}`;
  } finally {
    closeSync(folder);
  }
}

/** The folders below `root`, which come and go with the files in them. */
function createFolders(root: string) {
  /** How many puts are under way in a folder, at any depth. */
  const inUse = new Map<string, number>();
  /** Folders that a removal has left because they were in use: the last put looks at them again. */
  const left = new Set<string>();

  function count(folder: string, by: 1 | -1): void {
    for (let at = folder; at !== root; at = dirname(at)) {
      const puts = (inUse.get(at) ?? 0) + by;
      if (puts > 0) inUse.set(at, puts);
      else inUse.delete(at);
    }
  }

  async function removeEmpty(folder: string): Promise<void> {
    for (let at = folder; at !== root; at = dirname(at)) {
      if (inUse.has(at)) return void left.add(at);
      left.delete(at);
      try {
        await rmdir(at);
      } catch (error) {
        if (hasCode(error, "ENOENT")) continue;
        if (["ENOTEMPTY", "EEXIST", "ENOTDIR"].some((code) => hasCode(error, code))) return;
        throw error;
      }
    }
  }

  function wasLeft(folder: string): boolean {
    if (left.size === 0) return false;
    for (let at = folder; at !== root; at = dirname(at)) if (left.has(at)) return true;
    return false;
  }

  return {
    removeEmpty,
    /** No removal of the folder begins here while the work goes on. */
    async using(folder: string, work: () => Promise<void>): Promise<void> {
      count(folder, 1);
      let isDone = false;
      try {
        await work();
        isDone = true;
      } finally {
        count(folder, -1);
        // A file of it may have been deleted meanwhile, the last among them.
        if (!isDone || wasLeft(folder)) await removeEmpty(folder);
      }
    },
  };
}

async function* walk(folder: string, prefix: string): AsyncGenerator<FileKey, void, undefined> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    if (entry.name === ASIDE) continue;
    if (entry.isDirectory()) yield* walk(join(folder, entry.name), `${prefix}${entry.name}/`);
    else yield `${prefix}${entry.name}`;
  }
}

async function dropStale(aside: string): Promise<void> {
  for (const name of await readdir(aside)) {
    const path = join(aside, name);
    const found = await unlessMissing(stat(path));
    if (found && found.mtimeMs < Date.now() - STALE_MS) await rm(path, { force: true });
  }
}

/** ENOTDIR: a part of the path is a file, so there is nothing below it. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return undefined;
    throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
