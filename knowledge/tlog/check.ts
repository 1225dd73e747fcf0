// Checks a whole log as those do who mirror or monitor it: each entry against its tile, each tile against those below, all of it against the root that was
// signed. One flipped byte anywhere is found, and the tile that it stands in.
import { HASH_BYTES, type Hash, leafHash, rootAt } from "./merkle.ts";
import type { Checkpoint } from "./note.ts";
import {
  entriesIn,
  hashesIn,
  subtreesFromTiles,
  TILE_WIDTH,
  type Tile,
  tileBytes,
  tilePath,
  tilesOf,
  wholeHash,
} from "./tiles.ts";

type ReadTile = (tile: Tile) => Promise<Uint8Array>;

/** Undefined where all is right; otherwise the path of the first tile or bundle that is not what it must be. */
export async function findFault(
  { size, root }: Pick<Checkpoint, "size" | "root">,
  readTile: ReadTile,
): Promise<string | undefined> {
  for (const tile of tilesOf(size)) {
    if (tile.level === "entries") continue;
    const read = await readTile(tile);
    const path = tilePath(tile);
    if (tile.level === 0 && !(await holdsEntries(tile, read, readTile))) return path;
    if (tile.level > 0 && !(await standsOn(tile, tile.level, read, readTile))) return path;
  }
  const found = await rootAt(subtreesFromTiles(size, readTile), size);
  return same(found, root) ? undefined : "checkpoint";
}

async function holdsEntries(tile: Tile, bytes: Uint8Array, readTile: ReadTile): Promise<boolean> {
  const bundle = await readTile({ ...tile, level: "entries" });
  try {
    return same(tileBytes(entriesIn(bundle).map(leafHash)), bytes);
  } catch {
    // It is cut off.
    return false;
  }
}

async function standsOn(tile: Tile, level: number, bytes: Uint8Array, readTile: ReadTile): Promise<boolean> {
  const expected: Hash[] = [];
  for (let at = 0; at < tile.width; at += 1) {
    const below = await readTile({ level: level - 1, index: tile.index * TILE_WIDTH + at, width: TILE_WIDTH });
    if (below.length !== TILE_WIDTH * HASH_BYTES) return false;
    expected.push(wholeHash(hashesIn(below)));
  }
  return same(tileBytes(expected), bytes);
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
