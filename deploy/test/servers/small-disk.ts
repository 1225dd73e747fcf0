// For tests: a folder on a disk of its own that is soon full. Only root may mount one, on Linux.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDiskFull } from "@sb/platform/sqlite/errors.ts";
import { temporaryDir } from "./server.ts";

export type SmallDisk = Disposable & {
  readonly path: string;
  /** Takes all the room that is left, but so many bytes. */
  fill(left?: number): void;
  /** Gives it back. */
  free(): void;
};

export const CAN_MOUNT = process.platform === "linux" && process.getuid?.() === 0 && tryMount();

export function smallDisk(megabytes: number): SmallDisk {
  const dir = temporaryDir();
  const path = join(dir.path, "disk");
  mkdirSync(path);
  mount(path, megabytes);
  const ballast = join(path, "ballast");
  const free = () => rmSync(ballast, { force: true });
  return {
    path,
    free,
    fill(left = 0) {
      free();
      const { bavail, bsize } = statfsSync(path);
      try {
        writeFileSync(ballast, new Uint8Array(Math.max(0, bavail * bsize - left)));
      } catch (error) {
        // The server took some of it meanwhile: the disk is full.
        if (!isDiskFull(error)) throw error;
      }
    },
    [Symbol.dispose]() {
      execFileSync("umount", [path]);
      dir[Symbol.dispose]();
    },
  };
}

function mount(path: string, megabytes: number): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", path], { stdio: "ignore" });
}

/** A container's root may not. */
function tryMount(): boolean {
  using dir = temporaryDir();
  try {
    mount(dir.path, 1);
    execFileSync("umount", [dir.path]);
    return true;
  } catch {
    return false;
  }
}
