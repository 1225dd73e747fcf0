// The commands of `npm run jobs`. Each answers whether it found what it was asked for.
import { COUNTED_MAX, type Job, type JobName, type Jobs, LIST_MAX } from "@sb/platform/jobs/port.ts";

export type Print = (line: string) => void;

const timeOf = (ms: number): string => new Date(ms).toISOString();

export async function list(jobs: Jobs, [only]: readonly string[], print: Print): Promise<boolean> {
  const counts = (await jobs.counts()).filter(({ kind }) => only === undefined || kind === only);
  if (counts.length === 0) print("no jobs wait, run or are parked");
  for (const { kind, waiting, delayed, running, parked, lagMs } of counts) {
    print(`${kind}: ${waiting} waiting, ${delayed} delayed, ${running} running, ${parked} parked, lag ${lagMs} ms`);
    for (const job of await jobs.list(kind, "parked", { offset: 0, limit: LIST_MAX })) print(`  ${lineOf(job)}`);
    if (parked > LIST_MAX) print(`  … and ${parked - LIST_MAX}${parked === COUNTED_MAX ? " or more" : ""} more`);
  }
  return true;
}

function lineOf({ id, failures, history }: Job): string {
  const last = history.at(-1);
  return `${id}: ${last?.code ?? "?"} after ${failures} failed tries, ${last ? timeOf(last.at) : "?"}`;
}

export async function show(jobs: Jobs, args: readonly string[], print: Print): Promise<boolean> {
  const job = await jobs.find(nameOf(args));
  if (!job) return notFound(print, "no such job");
  print(`${job.kind} ${job.id}: ${job.state}, payload ${JSON.stringify(job.payload)}`);
  if (job.schedule !== undefined) print(`made by the schedule ${job.schedule}`);
  if (job.progress !== undefined) print(`progress ${JSON.stringify(job.progress)}`);
  for (const { at, what, code } of job.history) print(`  ${timeOf(at)} ${what}${code === undefined ? "" : ` ${code}`}`);
  return true;
}

export async function replay(jobs: Jobs, args: readonly string[], print: Print): Promise<boolean> {
  const [kind = "", id] = args;
  if (id === undefined) return replayAll(jobs, kind, print);
  if (!(await jobs.replay({ kind, id }))) return notFound(print, "no such parked job");
  print(`${kind} ${id} runs again`);
  return true;
}

async function replayAll(jobs: Jobs, kind: string, print: Print): Promise<boolean> {
  // All are named first: one that fails again is parked again.
  const parked = await allParked(jobs, kind);
  for (const job of parked) await jobs.replay(job);
  print(`${parked.length} jobs of kind ${kind} run again`);
  return true;
}

async function allParked(jobs: Jobs, kind: string): Promise<readonly JobName[]> {
  const names: JobName[] = [];
  for (;;) {
    const page = await jobs.list(kind, "parked", { offset: names.length, limit: LIST_MAX });
    names.push(...page.map(({ kind, id }) => ({ kind, id })));
    if (page.length < LIST_MAX) return names;
  }
}

export async function drop(jobs: Jobs, args: readonly string[], print: Print): Promise<boolean> {
  const name = nameOf(args);
  if (!(await jobs.drop(name))) return notFound(print, "no such parked job");
  print(`${name.kind} ${name.id} is dropped`);
  return true;
}

const nameOf = ([kind = "", id = ""]: readonly string[]): JobName => ({ kind, id });

function notFound(print: Print, line: string): false {
  print(line);
  return false;
}
