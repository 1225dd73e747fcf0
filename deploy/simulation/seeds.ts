// Seeds as the command line names them, and many of them shared out among processes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Runs of one process: it grows by some 5 MB with each. */
export const FRESH = 200;
/** More than a night has time for. */
const MOST = 1_000_000;

/** `1-100,184`. Throws where it says something else. */
export function seedsIn(text: string): readonly number[] {
  return text.split(",").flatMap((part) => {
    const [, from, to = from] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first <= last) || last - first >= MOST) throw new Error(`no seeds: ${part}`);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const TOTALS = /^(\d+) runs, (\d+) broke a promise: (\d+) acknowledged writes, (\d+) faults, (\d+) s of virtual time$/;

/** Each with the options of this one. Prints what they say, and the sum; answers with the exit code. */
export async function runInParts(seeds: readonly number[], atOnce: number): Promise<number> {
  const given = process.argv.slice(2);
  const parts = Array.from({ length: Math.ceil(seeds.length / FRESH) }, (_, at) =>
    seeds.slice(at * FRESH, (at + 1) * FRESH),
  ).values();
  const totals = [0, 0, 0, 0, 0];
  let code = 0;
  const runSome = async (): Promise<void> => {
    for (const part of parts) {
      if (code !== 0 && !given.includes("--all")) return;
      const child = spawn(process.execPath, [MAIN, ...given, "--seeds", part.join(",")], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(child, "close");
      for await (const line of createInterface({ input: child.stdout })) {
        const sums = TOTALS.exec(line)?.slice(1).map(Number);
        if (sums) for (const [at, sum] of sums.entries()) totals[at] = (totals[at] ?? 0) + sum;
        else console.log(line);
      }
      const [exit] = await ended;
      code ||= exit ?? 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runSome));
  const [runs, failed, acknowledged, faults, seconds] = totals;
  console.log(
    `${runs} runs, ${failed} broke a promise: ${acknowledged} acknowledged writes, ${faults} faults, ${seconds} s of virtual time`,
  );
  return code;
}
