// Fetched lists on their way in: in the files store, in parts, since the command service may run on another machine.
import type { Files } from "@sb/platform/files/port.ts";

/** Nothing is on its way for longer. */
const DAY_MS = 86_400_000;
const ROOT = "published/incoming/";

/** A key that says since when. */
export const incomingKey = (listSeq: number, nowMs: number): string => `${ROOT}${nowMs}-${listSeq}`;

/** Deletes those whose process ended before they were taken. Files that others bring in have other names, and stay. */
export async function clearIncoming(
  files: Pick<Files, "list" | "delete">,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  for await (const key of files.list(ROOT)) {
    signal.throwIfAborted();
    const at = Number(/^(\d{13})-\d+\//.exec(key.slice(ROOT.length))?.[1] ?? Number.NaN);
    if (Math.abs(nowMs - at) > DAY_MS) await files.delete(key);
  }
}
