// One process at a time has a consumer group: whoever holds its lock (platform/sqlite/file-lock.ts). The operating system
// takes the lock from a process that dies, and from no other: a slow handler keeps it however long it takes.
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pause } from "../../back-off.ts";
import { LockHeld, takeFileLock } from "../../sqlite/file-lock.ts";

/** How often one who waits looks, in milliseconds. */
const LOOK_MS = 250;
const GROUP = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Waits for the group's turn here and answers with what ends it; undefined where the signal was aborted before. */
export async function takeGroupLock(
  busFile: string,
  group: string,
  signal: AbortSignal,
): Promise<(() => void) | undefined> {
  const file = join(`${busFile}-groups`, `${group}.lock`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  while (!signal.aborted) {
    try {
      return takeFileLock(file);
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      await pause(LOOK_MS, signal);
    }
  }
  return undefined;
}

/** Throws where the name can't be a group's. */
export function requireGroupName(group: string): void {
  if (group.length > 100 || !GROUP.test(group))
    throw new Error(`${JSON.stringify(group)} is no name of a consumer group`);
}
