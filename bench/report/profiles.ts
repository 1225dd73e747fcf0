// Profiles as Node writes them for each thread of a process (--cpu-prof), as the stacks that were seen in a window of time.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Microseconds of the machine's monotonic clock. */
export type Window = { readonly start: number; readonly end: number };

/** The innermost frame first: a function's name, and the file it stands in. */
export type Frame = { readonly name: string; readonly file: string };
export type Sample = { readonly frames: readonly Frame[]; readonly us: number };

type Node = {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
};
type Profile = {
  readonly nodes: readonly Node[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

export function readProfiles(folder: string, window: Window): readonly Sample[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".cpuprofile"));
  if (files.length === 0) throw new Error("The server wrote no profile");
  return files.flatMap((name) => samplesIn(JSON.parse(readFileSync(join(folder, name), "utf8")), window));
}

function samplesIn({ nodes, startTime, samples, timeDeltas }: Profile, { start, end }: Window): readonly Sample[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const stackOf = (id: number | undefined): readonly Frame[] => {
    const node = id === undefined ? undefined : byId.get(id);
    if (id === undefined || !node) return [];
    const { functionName: name, url: file } = node.callFrame;
    return [{ name, file }, ...stackOf(parents.get(id))];
  };
  const stacks = new Map(nodes.map(({ id }) => [id, stackOf(id)]));
  let at = startTime;
  return samples.flatMap((id, i) => {
    at += timeDeltas[i] ?? 0;
    const frames = stacks.get(id) ?? [];
    if (at < start || at > end || frames[0]?.name === "(idle)") return [];
    return { frames, us: timeDeltas[i + 1] ?? 0 };
  });
}
