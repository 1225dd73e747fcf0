// The kept tree grows leaf by leaf, and gives root, tiles and proofs of each size that it had, of few documents.
import { TREE_ID } from "@sb/contracts/log/model.ts";
import { expect, it } from "vitest";
import { EMPTY_TREE, grow, keptSubtrees, type LogDocs, readFrontier, readTile } from "./kept.ts";
import { append, EMPTY_FRONTIER, leafHash, proveInclusion, rootAt, rootOf, verifyInclusion } from "./merkle.ts";
import { tilesOf } from "./tiles.ts";

const LEAVES = 70_000;
/** Around the ends of blocks and tiles of each level. */
const SIZES = [0, 1, 2, 15, 16, 17, 255, 256, 257, 4_095, 4_096, 4_097, 65_535, 65_536, 65_537, LEAVES];
const entryOf = (leaf: number): string => `{"leaf":${leaf}}`;

const docs = new Map<string, Readonly<Record<string, unknown>>>();
const read = { documents: 0 };
const kept: LogDocs = {
  get: async (collection, id) => docs.get(`${collection}/${id}`),
  getMany: async (keys) => {
    read.documents += keys.length;
    return keys.map(({ collection, id }) => docs.get(`${collection}/${id}`));
  },
};

it("is the tree of RFC 6962 at each size, and proves each leaf of earlier ones out of few documents", async () => {
  let [tree, frontier] = [EMPTY_TREE, EMPTY_FRONTIER];
  const roots = new Map<number, Uint8Array>();
  for (let size = 0; size <= LEAVES; size += 1) {
    if (SIZES.includes(size)) {
      docs.set(`tree/${TREE_ID}`, { ...tree });
      roots.set(size, rootOf(frontier));
      const own = await readFrontier(kept);
      expect([own.size, rootOf(own)]).toEqual([size, rootOf(frontier)]);
    }
    const grown = grow(tree, [entryOf(size)]);
    for (const { collection, id, doc } of grown.put) docs.set(`${collection}/${id}`, doc);
    [tree, frontier] = [grown.tree, append(frontier, leafHash(Buffer.from(entryOf(size)))).frontier];
  }
  for (const [size, root] of roots) {
    expect(await rootAt(keptSubtrees(kept), size)).toEqual(root);
    for (const index of new Set([0, size >> 1, size - 1].filter((each) => each >= 0 && each < size))) {
      read.documents = 0;
      const proof = await proveInclusion(keptSubtrees(kept), index, size);
      expect(verifyInclusion({ index, size, proof }, leafHash(Buffer.from(entryOf(index))), root)).toBe(true);
      expect(read.documents).toBeLessThan(16);
    }
  }
});

it("gives each tile at its width, and none that the log does not reach", async () => {
  docs.set(`tree/${TREE_ID}`, { ...treeOf(4_400) });
  for (const tile of tilesOf(4_400))
    if (tile.level !== "entries") expect(await readTile(kept, tile)).toHaveLength(32 * tile.width);
  expect(await readTile(kept, { level: 0, index: 17, width: 49 })).toBeUndefined();
  expect(await readTile(kept, { level: 1, index: 0, width: 18 })).toBeUndefined();
});

function treeOf(size: number) {
  docs.clear();
  const { tree, put } = grow(
    EMPTY_TREE,
    Array.from({ length: size }, (_, leaf) => entryOf(leaf)),
  );
  for (const { collection, id, doc } of put) docs.set(`${collection}/${id}`, doc);
  return tree;
}
