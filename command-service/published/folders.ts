// Folders of this process among the system's temporary ones. A process that was killed leaves its own behind, with a list of 200 MB in it:
// they have its number, and the next one that starts here removes them.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/** Machines may share the folder, and numbers of processes are each machine's own. */
const OWN = `safer-block-list-${hostname().replace(/[^\w.]/g, "_")}-`;
const made = new Set<string>();

export type OwnFolder = AsyncDisposable & { file(name: string): string };

export function openFolder(): OwnFolder {
  const path = mkdtempSync(join(tmpdir(), `${OWN}${process.pid}-`));
  made.add(path);
  return {
    file: (name) => join(path, name),
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true, force: true });
      made.delete(path);
    },
  };
}

/** Removes those of processes that are no more, and of one before with this one's number, as in a container. */
export function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = name.startsWith(OWN) ? (/^(\d+)-/.exec(name.slice(OWN.length)) ?? []) : [];
    const path = join(tmpdir(), name);
    if (pid !== undefined && !made.has(path) && !isOther(Number(pid))) rmSync(path, { recursive: true, force: true });
  }
}

/** Whether it is another process that runs. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and is another user's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
