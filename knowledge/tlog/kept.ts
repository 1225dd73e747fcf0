// The public log as its read model keeps it (contracts/log/model.ts): how it grows, and tiles, bundles and proofs out of its documents.

import { utf8ToBytes } from "@noble/hashes/utils.js";
import {
  BLOCK_HEIGHT,
  BLOCK_WIDTH,
  blockId,
  LOG_COLLECTIONS,
  type LogBlockDoc,
  type LogLeafDoc,
  type LogTreeDoc,
  TREE_ID,
} from "@sb/contracts/log/model.ts";
import { base64 } from "@scure/base";
import { type Frontier, type Hash, leafHash, type ReadSubtrees } from "./merkle.ts";
import { bundleOf, hashesIn, placeOf, TILE_WIDTH, type Tile, tileBytes, wholeHash } from "./tiles.ts";

type DocKey = { readonly collection: string; readonly id: string };
type Doc = Readonly<Record<string, unknown>>;
/** As the read store's (platform/read-store/port.ts). */
export type LogDocs = {
  get(collection: string, id: string): Promise<Doc | undefined>;
  getMany(keys: readonly DocKey[]): Promise<readonly (Doc | undefined)[]>;
};

export type KeptTree = Pick<LogTreeDoc, "size" | "open">;
export const EMPTY_TREE: KeptTree = { size: 0, open: [] };

/** `put`: documents of the new leaves, and of the blocks that they fill. */
export function grow(
  { size, open }: KeptTree,
  entries: readonly string[],
): { readonly tree: KeptTree; readonly put: readonly Put[] } {
  const put: Put[] = [];
  // Those of before are still written as the tree has them: most are never needed.
  const levels: (Hash | string)[][] = open.map((each) => [...each]);
  for (const [at, entry] of entries.entries()) {
    const leaf = size + at;
    put.push({ collection: LOG_COLLECTIONS.leaf, id: String(leaf), doc: { entry } });
    let hash = leafHash(entry);
    for (let [level, index] = [0, leaf]; ; level += 1) {
      index = Math.floor(index / BLOCK_WIDTH);
      const block = [...(levels[level] ?? []), hash];
      levels[level] = block.length < BLOCK_WIDTH ? block : [];
      if (block.length < BLOCK_WIDTH) break;
      const hashes = block.map((each) => (typeof each === "string" ? base64.decode(each) : each));
      const doc: LogBlockDoc = { hashes: base64.encode(tileBytes(hashes)) };
      put.push({ collection: LOG_COLLECTIONS.block, id: blockId(level, index), doc });
      hash = wholeHash(hashes);
    }
  }
  return { tree: { size: size + entries.length, open: levels.map((each) => each.map(written)) }, put };
}
const written = (hash: Hash | string): string => (typeof hash === "string" ? hash : base64.encode(hash));
type Put = DocKey & { readonly doc: LogLeafDoc | LogBlockDoc };

const TREE = { collection: LOG_COLLECTIONS.tree, id: TREE_ID };
// Only the log's projection writes there.
const treeIn = (doc: Doc | undefined): KeptTree => (doc as LogTreeDoc | undefined) ?? EMPTY_TREE;

export async function readFrontier(docs: LogDocs): Promise<Frontier> {
  const { size, open } = treeIn(await docs.get(TREE.collection, TREE.id));
  return { size, hashes: open.flatMap(completeIn).reverse() };
}

/** The hashes of a block that is not whole, as complete subtrees: the smallest first. */
function completeIn(open: readonly string[]): readonly Hash[] {
  const hashes: Hash[] = [];
  for (let [left, width] = [open.length, 1]; left > 0; width *= 2) {
    if (left % (2 * width) === 0) continue;
    hashes.push(wholeHash(open.slice(left - width, left).map((each) => base64.decode(each))));
    left -= width;
  }
  return hashes;
}

export async function readEntry(docs: LogDocs, leaf: number): Promise<string | undefined> {
  const doc = (await docs.get(LOG_COLLECTIONS.leaf, String(leaf))) as LogLeafDoc | undefined;
  return doc?.entry;
}

/** Undefined where the log does not reach that far. */
export async function readTile(docs: LogDocs, tile: Tile): Promise<Uint8Array | undefined> {
  if (tile.level === "entries") return readBundle(docs, tile);
  const [level, from] = [2 * tile.level, (tile.index * TILE_WIDTH) / BLOCK_WIDTH];
  const wanted = Array.from({ length: Math.ceil(tile.width / BLOCK_WIDTH) }, (_, at) => ({ level, index: from + at }));
  const hashes = (await readBlocks(docs, wanted)).flat().slice(0, tile.width);
  return hashes.length === tile.width ? tileBytes(hashes) : undefined;
}

async function readBundle(docs: LogDocs, { index, width }: Tile): Promise<Uint8Array | undefined> {
  const ids = Array.from({ length: width }, (_, at) => String(index * TILE_WIDTH + at));
  const found = await docs.getMany(ids.map((id) => ({ collection: LOG_COLLECTIONS.leaf, id })));
  // Only the log's projection writes there.
  return found.every((doc) => doc !== undefined)
    ? bundleOf((found as readonly LogLeafDoc[]).map(({ entry }) => utf8ToBytes(entry)))
    : undefined;
}

type Block = { readonly level: number; readonly index: number };

/** The hashes of each, with one question: those of the last one of a level are the tree's, and none where the log does not reach that far. */
async function readBlocks(docs: LogDocs, blocks: readonly Block[]): Promise<readonly (readonly Hash[])[]> {
  const keys = blocks.map(({ level, index }) => ({ collection: LOG_COLLECTIONS.block, id: blockId(level, index) }));
  const [doc, ...found] = await docs.getMany([TREE, ...keys]);
  const { size, open } = treeIn(doc);
  return blocks.map(({ level, index }, at) => {
    const whole = found[at] as LogBlockDoc | undefined;
    if (whole) return hashesIn(base64.decode(whole.hashes));
    const isLast = index === Math.floor(size / BLOCK_WIDTH ** (level + 1));
    return isLast ? (open[level] ?? []).map((each) => base64.decode(each)) : [];
  });
}

/** For proofs in a tree that the model has at least: they are made of one block for each four levels, and those at the tree's end. */
export const keptSubtrees =
  (docs: LogDocs): ReadSubtrees =>
  async (subtrees) => {
    const places = subtrees.map((subtree) => placeOf(subtree, BLOCK_HEIGHT));
    const blocks = new Map(places.map(({ tile }) => [blockId(tile.level, tile.index), tile]));
    const read = await readBlocks(docs, [...blocks.values()]);
    const hashes = new Map([...blocks.keys()].map((id, at) => [id, read[at] ?? []]));
    return places.map(({ tile, from, count }) => {
      const of = (hashes.get(blockId(tile.level, tile.index)) ?? []).slice(from, from + count);
      if (of.length < count) throw new Error("the log is shorter than its checkpoint");
      return wholeHash(of);
    });
  };
