// How one process learns that another one has appended: every writer touches a file after its commit, and everybody
// watches it. (The write-ahead log itself is written before the commit can be seen, too early to look.)
import { watch } from "node:fs";

export const signalFileOf = (file: string): string => `${file}-appended`;

/** A process that dies between its commit and its signal is noticed at the next look. */
const LOOK_ANYWAY_MS = 1_000;

/** Calls `beat` on every signal, until it is stopped. */
export function watchSignal(signalFile: string, beat: () => void): { stop: () => void } {
  const watcher = watch(signalFile, { persistent: false }, beat);
  const timer = setInterval(beat, LOOK_ANYWAY_MS).unref();
  // Without the watch (the system's watches may be used up) the timer alone keeps followers going, only later.
  watcher.on("error", () => watcher.close());
  return {
    stop: () => {
      clearInterval(timer);
      watcher.close();
    },
  };
}
