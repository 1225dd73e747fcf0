// Uploads made to harm (deploy/test/hostile-uploads): what the worst of them costs the server, and the process that draws.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HOSTILE_UPLOADS } from "@sb/deploy/test/hostile-uploads/corpus.ts";
import type { Hostile } from "@sb/deploy/test/hostile-uploads/upload.ts";
import { declaration, madeUpAddress } from "@sb/deploy/test/people/declaration.ts";
import { type Person, signIn } from "@sb/deploy/test/people/person.ts";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { atMost, count, megabytes, milliseconds, note, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { cpuMs, harmOf } from "./probe.ts";

const CPU_MS = 2_000;
const MEMORY_BYTES = 200_000_000;

export async function benchUploads({ say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const server = await startReady(folder.path);
  try {
    const pid = String(holderOf(join(folder.path, "server.lock")));
    const person = await signIn(server.url, "bench@mail.example", "bench");
    // The first compiles what the others run.
    const [first] = HOSTILE_UPLOADS;
    if (first) await costOf(server.url, pid, person, first);
    const costs: Cost[] = [];
    for (const hostile of HOSTILE_UPLOADS) {
      say(hostile.what);
      costs.push(await costOf(server.url, pid, person, hostile));
    }
    return rowsOf(costs);
  } finally {
    await stopped(server);
  }
}

/** The cost to the server and to the processes that it starts for the upload. */
type Cost = {
  readonly what: string;
  readonly cpuMs: number;
  readonly serverBytes: number;
  readonly drawerBytes: number;
};

async function costOf(url: string, pid: string, person: Person, hostile: Hostile): Promise<Cost> {
  const bytes = await hostile.bytes();
  const before = cpuMs(pid);
  let drawerBytes = 0;
  const { memoryBytes } = await harmOf(url, pid, async () => {
    await send(person, hostile, bytes);
    drawerBytes = await drawn(pid);
  });
  return { what: hostile.what, cpuMs: cpuMs(pid) - before, serverBytes: memoryBytes, drawerBytes };
}

async function send(person: Person, { what, name }: Hostile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  form.set("declaration", JSON.stringify(declaration({ adrs: madeUpAddress(what), open: "PRIVATE" })));
  form.append("files", new Blob([bytes]), name);
  const { status } = await person.call("POST", "report", form);
  if (status >= 500) throw new Error(`${what} was answered with ${status}`);
}

/** How long a drawing process may take to appear after the upload. */
const APPEARS_MS = 1_500;

/** Waits for the drawing process to come and go. @returns its peak of resident memory, 0 where none came */
async function drawn(pid: string): Promise<number> {
  let peak = 0;
  const start = performance.now();
  for (;;) {
    const children = childrenOf(pid);
    for (const child of children) peak = Math.max(peak, residentOf(child));
    if (children.length === 0 && (peak > 0 || performance.now() - start > APPEARS_MS)) return peak;
    await new Promise(setImmediate);
  }
}

const childrenOf = (pid: string): readonly string[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(" "))
    .filter((child) => child.trim() !== "");

function residentOf(pid: string): number {
  const [, kilobytes = "0"] = /^VmHWM:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) * 1_024;
}

/** A process may end between two looks at it. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function rowsOf(costs: readonly Cost[]): readonly Row[] {
  const worst = (of: (cost: Cost) => number) => costs.reduce((a, b) => (of(b) > of(a) ? b : a));
  const [cpu, server, drawer] = [worst((c) => c.cpuMs), worst((c) => c.serverBytes), worst((c) => c.drawerBytes)];
  return [
    note("hostile uploads, how many", count(costs.length)),
    atMost(`  the most CPU time, server and drawing: ${cpu.what}`, cpu.cpuMs, CPU_MS, milliseconds),
    atMost(`  the most memory of the server: ${server.what}`, server.serverBytes, MEMORY_BYTES, megabytes),
    atMost(`  the most memory of the drawing process: ${drawer.what}`, drawer.drawerBytes, MEMORY_BYTES, megabytes),
  ];
}
