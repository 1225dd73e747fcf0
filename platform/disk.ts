// How much room is left on the disk with the data folder, for probes, metrics and the start. While there is none, writes are refused
// (http/answer/errors.ts) and reads go on.
import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { Counter, Gauge, register } from "prom-client";

/** Files that are open already need so much to go on. Bytes. */
export const LEAST_ROOM = 2_000_000;
/** A limit for one user is full before the disk is: then only refusals tell. Milliseconds that one counts. */
const TOLD_MS = 30_000;

type DiskState = "full" | "ok";

const refusals = new Counter({
  name: "sb_disk_full_refusals_total",
  help: "Requests refused since the disk was full.",
});
let refusedAt = Number.NEGATIVE_INFINITY;

/** A write found no room. */
export function noteDiskFull(): void {
  refusals.inc();
  refusedAt = performance.now();
}

/** Bytes that are left for this user. Throws where there is no such folder. */
export const roomAt = (folder: string): number => leftOf(statfsSync(folder));

const leftOf = ({ bavail, bsize }: { readonly bavail: number; readonly bsize: number }): number => bavail * bsize;

export type Disk = () => Promise<DiskState>;

/** The disk with this folder, which stands in the process's metrics from now on. */
export function watchDisk(folder: string): Disk {
  const state = async (): Promise<DiskState> => {
    const wasRefused = performance.now() - refusedAt < TOLD_MS;
    return wasRefused || leftOf(await statfs(folder)) < LEAST_ROOM ? "full" : "ok";
  };
  measure("sb_disk_free_bytes", "Room that is left on the disk with the data folder.", async () =>
    leftOf(await statfs(folder)),
  );
  measure("sb_disk_size_bytes", "How large the disk with the data folder is.", async () => {
    const { blocks, bsize } = await statfs(folder);
    return blocks * bsize;
  });
  measure("sb_disk_full", "1 where writes find no room.", async () => Number((await state()) === "full"));
  return state;
}

/** One for the process, of the folder that was opened last. A disk that can't be asked has no number, and takes no other metric with it. */
function measure(name: string, help: string, value: () => Promise<number>): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    async collect() {
      this.set(await value().catch(() => Number.NaN));
    },
  });
}
