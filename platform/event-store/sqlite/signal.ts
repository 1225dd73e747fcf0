// How a process learns that another one has appended: each writer touches a file after its commit, and all processes watch
// that file. (The write-ahead log changes before the commit is visible, which is too early.)
import { statSync, watch, writeSync } from "node:fs";
import { isDiskFull } from "../../sqlite/errors.ts";

export const signalFileOf = (file: string): string => `${file}-appended`;

/** Gets one byte more at each shredding, before that is answered. */
export const shreddingsFileOf = (file: string): string => `${file}-shredded`;

/** How often to look anyway: a process may die between its commit and its signal. Milliseconds. */
const LOOK_ANYWAY_MS = 1_000;

/** For a file that grows with each signal. */
export const AT_END = null;

/** Tells other processes of a commit. `signal`: the signal file, open for writing. */
export function tellOthers(signal: number, at: 0 | typeof AT_END = 0): void {
  try {
    writeSync(signal, "x", at);
  } catch (error) {
    // They look every second anyway, and a shredded stream can't be read.
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

/** Calls `shredded` after any process has shredded a stream of the events in `file`, until it is stopped. */
export function watchShreddings(file: string, shredded: () => void): { stop: () => void } {
  const signalFile = shreddingsFileOf(file);
  const size = () => statSync(signalFile, { throwIfNoEntry: false })?.size ?? 0;
  let seen = size();
  return watchSignal(signalFile, () => {
    const found = size();
    if (found === seen) return;
    seen = found;
    shredded();
  });
}
