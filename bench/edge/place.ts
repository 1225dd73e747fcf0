// A folder that files are published into: how large a published tree is, and the processor time and bytes that publishing took.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { EdgeTree, EdgeTreeName } from "@sb/knowledge/edge/format.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { Tree } from "@sb/workers/sharing/edge/tree.ts";
import { atMost, count, megabytes, note, type Row } from "../row.ts";

/** `ofLists`: bytes of blocklists among them. */
type Written = { objects: number; bytes: number; ofLists: number };
export type Place = { readonly files: Files; readonly written: Written };

/** Not synced: the disk is not what is measured. */
export function openPlace(root: string): Place {
  const written: Written = { objects: 0, bytes: 0, ofLists: 0 };
  const made = new Set<string>();
  const pathOf = (key: string): string => join(root, key);
  async function* list(prefix: string): AsyncGenerator<string> {
    if (made.has(join(root, prefix))) for (const name of readdirSync(pathOf(prefix))) yield prefix + name;
  }
  const files: Files = {
    async put(key, bytes) {
      const folder = dirname(pathOf(key));
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      writeFileSync(pathOf(key), bytes);
      written.objects += 1;
      written.bytes += bytes.length;
      if (key.startsWith("objects/file/")) written.ofLists += bytes.length;
    },
    get: async (key) => await readFile(pathOf(key)).catch(() => undefined),
    delete: async (key) => await rm(pathOf(key), { force: true }),
    list: (prefix) => list(prefix.slice(0, -1)),
    async *all() {
      for (const folder of made) yield folder;
    },
    close: async () => undefined,
  };
  return { files, written };
}

export type TreeSize = {
  readonly parts: number;
  /** Bytes of all parts, of all parts and nodes, and of these in gzip. */
  readonly ofParts: number;
  readonly bytes: number;
  readonly zipped: number;
  readonly keys: readonly string[];
};

export async function sizeOf(files: Pick<Files, "get" | "put">, of: EdgeTreeName, tree: EdgeTree): Promise<TreeSize> {
  const size = { parts: 0, ofParts: 0, bytes: 0, zipped: 0, keys: [] as string[] };
  for await (const key of new Tree(files, of, tree.depth).keys(tree.root)) {
    const bytes = (await files.get(key)) ?? new Uint8Array();
    size.bytes += bytes.length;
    size.zipped += gzipSync(bytes).length;
    size.keys.push(key);
    if (!isPart(key)) continue;
    size.parts += 1;
    size.ofParts += bytes.length;
  }
  return size;
}

export const isPart = (key: string): boolean => !/^objects\/(?:page-)?index\//.test(key);

/** Processor time of all threads, and what was written. */
export type Spent = Written & { readonly ms: number };

export async function spentBy(written: Written, work: () => Promise<unknown>): Promise<Spent> {
  const [{ objects, bytes, ofLists }, cpu] = [{ ...written }, process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    ms: (user + system) / 1_000,
    objects: written.objects - objects,
    bytes: written.bytes - bytes,
    ofLists: written.ofLists - ofLists,
  };
}

/** Bytes of a target in each tree, its share of the nodes with it. */
const BYTES_BUDGET: Readonly<Record<EdgeTreeName, number>> = { ranges: 60, pages: 350 };

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

export function sizeRows(
  tree: EdgeTreeName,
  { parts, ofParts, bytes, zipped }: TreeSize,
  targets: number,
): readonly Row[] {
  const measured = `${megabytes(bytes)}, in gzip ${megabytes(zipped)}; ${count(parts)} parts of ${kilobytes(ofParts / parts)}`;
  return [
    note(`  ${tree}`, measured),
    atMost("    bytes for each target", bytes / targets, BYTES_BUDGET[tree], (each) => each.toFixed(0)),
  ];
}
