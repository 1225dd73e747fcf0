// Tests write thousands of small files and wait until the disk has them. What a run leaves nobody needs: it lies in memory where
// there is plenty.
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
/** The type of a file system in memory, as Linux names it. */
const TMPFS = 0x0102_1994;
/** All of the mixed flows had 50 MB of files at once; servers and browsers need gigabytes beside what is there. */
const ROOM = 2 ** 30;
const FREE = 4 * 2 ** 30;

/** For this process and all that it starts, as long as it lives: temporary files are in memory. */
export function keepTemporaryFilesInMemory(): void {
  if (tmpdir().startsWith(`${MEMORY}/`) || !isRoomy()) return;
  const folder = mkdtempSync(`${MEMORY}/safer-block-`);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function isRoomy(): boolean {
  if (process.platform !== "linux" || !existsSync(MEMORY)) return false;
  const { type, bavail, bsize } = statfsSync(MEMORY);
  return type === TMPFS && bavail * bsize >= ROOM && process.availableMemory() >= FREE;
}
