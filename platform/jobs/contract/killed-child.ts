// Run by killed.ts as another process: works on jobs until it is killed, and prints what it does.
import { once } from "node:events";
import { readlinkSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { openJobs } from "../open.ts";
import type { JobRun, JobWorker } from "../port.ts";

const [url = "", dataDir = "", marks = "", leaseMs = "", how = ""] = process.argv.slice(2);
// On Linux and macOS a pipe is written at once, so nothing that was said is lost with the process.
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A link is made in one step, with the process it names. */
function mark(id: string): void {
  const file = join(marks, id);
  try {
    symlinkSync(String(process.pid), file);
  } catch {
    if (isAlive(Number(readlinkSync(file)))) say(`overlap ${id}`);
    unlinkSync(file);
    mark(id);
  }
}

const HANDLERS: Readonly<Record<string, JobWorker["handle"]>> = {
  async quickly({ id }: JobRun) {
    mark(id);
    await setImmediate();
    unlinkSync(join(marks, id));
    say(`done ${id}`);
  },
  async onTime({ runAt }: JobRun) {
    say(`ran ${runAt}`);
  },
  async untilAborted({ id, signal }: JobRun) {
    say(`started ${id}`);
    await once(signal, "abort");
    say(`aborted ${signal.reason.code}`);
  },
};

const handle = HANDLERS[how];
if (!handle) throw new Error(`no such handler: ${how}`);
const jobs = await openJobs(url, dataDir, { log: { info() {}, warn() {}, error() {} } });
if (how === "onTime") await jobs.schedule({ kind: "tiny", name: "often", payload: {}, when: { everyMs: 100 } });
await jobs.work({ kind: "tiny", concurrency: 20, leaseMs: Number(leaseMs), tries: 3, backOff: () => 1, handle });
if (how === "onTime") say("scheduled");
