// Looks a range up in the static files (format.ts), on people's devices too. Nothing is believed that the manifest's signature does not vouch for.
import type { RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import {
  type EdgeEntry,
  type EdgeFile,
  type EdgeManifest,
  type EdgeNode,
  type EdgePart,
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
  const { depth } = ranges;
  let name: string | undefined = ranges.root;
  let letters = 0;
  while (name !== undefined && letters < depth) {
    const node: EdgeNode = await fetchObject(fetch, nodeKey(prefix.slice(0, letters), name), name);
    letters = lettersBelow(letters, depth);
    name = node.names[prefix.slice(0, letters)];
  }
  const part = prefix.slice(0, depth);
  const found = name === undefined ? undefined : await fetchObject<EdgePart>(fetch, partKey(part, name), name);
  const [items = [], also = [], isCut] = found?.ranges[prefix.slice(depth)] ?? [];
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
