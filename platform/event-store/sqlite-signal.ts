// How a process learns that another one has appended: each writer touches a file after its commit, and all processes watch
// that file. (The write-ahead log changes before the commit is visible, which is too early.)
import { watch, writeSync } from "node:fs";
import { isDiskFull } from "../sqlite/errors.ts";

export const signalFileOf = (file: string): string => `${file}-appended`;

/** How often to look anyway: a process may die between its commit and its signal. Milliseconds. */
const LOOK_ANYWAY_MS = 1_000;

/** Tells other processes of a commit. `signal`: the signal file, open for writing. */
export function tellOthers(signal: number): void {
  try {
    writeSync(signal, "x", 0);
  } catch (error) {
    // They look every second anyway.
    if (!isDiskFull(error)) throw error;
  }
}

/** Calls `beat` on each signal until it is stopped. */
export function watchSignal(signalFile: string, beat: () => void): { stop: () => void } {
  const watcher = watch(signalFile, { persistent: false }, beat);
  const timer = setInterval(beat, LOOK_ANYWAY_MS).unref();
  // Without a watch (the system may have none left) the timer alone wakes followers, only later.
  watcher.on("error", () => watcher.close());
  return {
    stop: () => {
      clearInterval(timer);
      watcher.close();
    },
  };
}
