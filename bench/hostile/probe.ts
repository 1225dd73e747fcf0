// The harm of a request to the server: how long others wait meanwhile, and how much memory it takes at its peak.
import { readFileSync, writeFileSync } from "node:fs";
import { openConnection } from "../load/connection.ts";
import { getRequest } from "../load/run.ts";

export type Harm = {
  /** The longest that a small request waited for its answer meanwhile. */
  readonly blockedMs: number;
  /** Peak of resident memory above what it was before. */
  readonly memoryBytes: number;
};

export async function harmOf<Result>(
  url: string,
  pid: string,
  work: () => Promise<Result>,
): Promise<Harm & { readonly result: Result }> {
  const before = resetPeak(pid);
  const waits = await waitingMeanwhile(url, work);
  return { ...waits, memoryBytes: peak(pid) - before };
}

async function waitingMeanwhile<Result>(url: string, work: () => Promise<Result>) {
  const connection = await openConnection(new URL(url));
  const small = getRequest(url, "/healthz", {});
  let blockedMs = 0;
  let over = false;
  const probing = async (): Promise<void> => {
    while (!over) {
      const start = performance.now();
      await connection.ask(small);
      blockedMs = Math.max(blockedMs, performance.now() - start);
    }
  };
  const working = async (): Promise<Result> => {
    try {
      return await work();
    } finally {
      over = true;
    }
  };
  const [result] = await Promise.all([working(), probing()]).finally(connection.close);
  return { result, blockedMs };
}

/** Linux only: elsewhere it throws, and the part says so. Returns what is resident now. */
export function resetPeak(pid: string): number {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return peak(pid);
}

export function peak(pid: string): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  if (kilobytes === undefined) throw new Error("The system does not tell how much memory a process held");
  return Number(kilobytes) * 1_024;
}

/** Ticks of proc(5)'s `stat`, a hundredth of a second each on Linux. */
const TICK_MS = 10;

/** CPU time of a process and of the children it has waited for (proc_pid_stat(5): utime, stime, cutime, cstime). */
export function cpuMs(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name, which may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
}
