// Looks a range up in the static files (format.ts), on people's devices too. Nothing is believed that the manifest's signature does not vouch for.
import type { RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import type { Range } from "../address/range.ts";
import {
  type EdgeEntry,
  type EdgeFile,
  type EdgeManifest,
  type EdgeNode,
  type EdgePage,
  type EdgePart,
  type EdgeRanges,
  type EdgeTree,
  type EdgeTreeName,
  lettersBelow,
  MANIFEST,
  nameOf,
  nodeKey,
  openManifest,
  openObject,
  partKey,
  TARGET_CHARS,
} from "./format.ts";

/** Rejects where there is no such file. A manifest is asked for anew each time; all else may be kept for ever. */
export type FetchEdge = (key: string) => Promise<Uint8Array>;

/** A file is missing, is not what its name says, or is not signed. It says nothing of any target. */
export class EdgeBroken extends Error {
  override readonly name = "EdgeBroken";
}

export type FoundRange = {
  /** By the whole hash of a key that is meant. */
  readonly find: (hash: string) => Omit<RangeEntry, "suffix"> | undefined;
  readonly truncated: boolean;
};

export async function fetchManifest(fetch: FetchEdge, publicKey: Uint8Array): Promise<EdgeManifest> {
  const manifest = openManifest(await fetch(MANIFEST), publicKey);
  if (!manifest) throw new EdgeBroken("the manifest is not signed by this installation");
  return manifest;
}

/** A range that no file names has nothing: the manifest vouches for that, too. */
export async function fetchRange(fetch: FetchEdge, { ranges }: EdgeManifest, prefix: string): Promise<FoundRange> {
  const [items = [], also = [], isCut] = (await fetchFrom(fetch, "ranges", ranges, prefix)) ?? [];
  const entries = [
    ...items.map((entry) => [prefix + entry[0], entry] as const),
    ...also.map((entry) => [entry[0], entry] as const),
  ];
  return {
    find: (hash) => {
      const [, entry] = entries.find(([start]) => start === hash.slice(0, TARGET_CHARS)) ?? [];
      return entry && entryOf(entry);
    },
    truncated: isCut === 1,
  };
}

/** The figures of a target's page; undefined where nobody had reported or listed it by then. */
export async function fetchPage(
  fetch: FetchEdge,
  { pages }: EdgeManifest,
  { prefix, suffix }: Range,
): Promise<EdgePage | undefined> {
  if (!pages) throw new EdgeBroken("the manifest has no pages");
  const [found = [], isCut] = (await fetchFrom(fetch, "pages", pages, prefix)) ?? [];
  const page = found.find(({ hash }) => hash === suffix.slice(0, TARGET_CHARS - prefix.length));
  if (!page && isCut) throw new EdgeBroken("more targets begin so than are published");
  return page;
}

async function fetchFrom<Of extends EdgeTreeName>(
  fetch: FetchEdge,
  tree: Of,
  { root, depth }: EdgeTree,
  prefix: string,
): Promise<EdgeRanges[Of] | undefined> {
  let name: string | undefined = root;
  let letters = 0;
  while (name !== undefined && letters < depth) {
    const node: EdgeNode = await fetchObject(fetch, nodeKey(tree, prefix.slice(0, letters), name), name);
    letters = lettersBelow(letters, depth);
    name = node.names[prefix.slice(0, letters)];
  }
  if (name === undefined) return undefined;
  const part = await fetchObject<EdgePart<Of>>(fetch, partKey(tree, prefix.slice(0, depth), name), name);
  return part.ranges[prefix.slice(depth)];
}

/** One of the other files. */
export async function fetchEdgeFile(fetch: FetchEdge, { files }: EdgeManifest, file: EdgeFile): Promise<Uint8Array> {
  const { key } = files[file] ?? {};
  if (key === undefined) throw new EdgeBroken("the manifest has no such file");
  const bytes = await fetch(key);
  if (!key.includes(`-${nameOf(bytes)}.`)) throw new EdgeBroken("a file is not what its name says");
  return bytes;
}

async function fetchObject<Value>(fetch: FetchEdge, key: string, name: string): Promise<Value> {
  const value = openObject<Value>(await fetch(key), name);
  if (value === undefined) throw new EdgeBroken("a file is not what its name says");
  return value;
}

function entryOf([, timesReported, timesListed, level, disputed = 0, clearedAt = ""]: EdgeEntry): Omit<
  RangeEntry,
  "suffix"
> {
  return {
    ...{ timesReported, timesListed, level },
    ...(disputed > 0 && { disputed }),
    ...(clearedAt !== "" && { clearedAt }),
  };
}
