// A log as tiles (C2SP tlog-tiles, https://c2sp.org/tlog-tiles): 256 hashes of the tree at each eighth level are one tile, and 256 entries one
// bundle. The last ones of a level are partial, with the width in their path.
import { concatBytes } from "@noble/hashes/utils.js";
import { HASH_BYTES, type Hash, nodeHash, type ReadSubtrees, type Subtree } from "./merkle.ts";

/** Levels of the tree between two levels of tiles, and hashes of a whole tile. */
const TILE_HEIGHT = 8;
export const TILE_WIDTH = 2 ** TILE_HEIGHT;

export type Tile = {
  /** "entries": the bundle beside the tile of level 0. */
  readonly level: number | "entries";
  readonly index: number;
  /** 256, or fewer in a partial one. */
  readonly width: number;
};

/** `tile/0/x001/234.p/5` */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, "0");
  const parts = digits.match(/\d{3}/g) ?? [];
  const place = parts.map((part, at) => (at < parts.length - 1 ? `x${part}` : part)).join("/");
  return `tile/${level}/${place}${width < TILE_WIDTH ? `.p/${width}` : ""}`;
}

const PATH = /^tile\/(entries|[1-9]?\d)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;
const LEVELS = 64;

/** Undefined where it is no path that `tilePath` gives. */
export function tileOfPath(path: string): Tile | undefined {
  const [, name = "", place = "", partial] = PATH.exec(path) ?? [];
  if (name === "") return undefined;
  const tile: Tile = {
    level: name === "entries" ? name : Number(name),
    index: Number(place.replaceAll(/\D/g, "")),
    width: partial === undefined ? TILE_WIDTH : Number(partial),
  };
  const isLevel = tile.level === "entries" || tile.level < LEVELS;
  return isLevel && Number.isSafeInteger(tile.index) && tilePath(tile) === path ? tile : undefined;
}

/** Hashes, or entries, of a level in a tree of `size` leaves. */
export const countAt = (level: Tile["level"], size: number): number =>
  level === "entries" ? size : Math.floor(size / TILE_WIDTH ** level);

/** The width of a tile in a tree of `size` leaves; 0 where it has none. */
export const widthAt = ({ level, index }: Pick<Tile, "level" | "index">, size: number): number =>
  Math.max(0, Math.min(TILE_WIDTH, countAt(level, size) - index * TILE_WIDTH));

/** All tiles and bundles of a tree: a mirror has these files. */
export function* tilesOf(size: number): Iterable<Tile> {
  for (let level = 0; countAt(level, size) > 0; level += 1) yield* tilesAt(level, size);
  yield* tilesAt("entries", size);
}

function* tilesAt(level: Tile["level"], size: number): Iterable<Tile> {
  for (let index = 0; index * TILE_WIDTH < countAt(level, size); index += 1)
    yield { level, index, width: widthAt({ level, index }, size) };
}

/**
 * Where a complete subtree's hash comes from: so many hashes of a tile from one on, hashed together. `height`: levels of the tree in one
 * of tiles.
 */
export function placeOf(
  { level, index }: Subtree,
  height: number,
): { readonly tile: Subtree; readonly from: number; readonly count: number } {
  const above = level % height;
  const [count, width] = [2 ** above, 2 ** height];
  const tile = { level: (level - above) / height, index: Math.floor((index * count) / width) };
  return { tile, from: (index * count) % width, count };
}

export const hashesIn = (bytes: Uint8Array): readonly Hash[] =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES));

export const tileBytes = (hashes: readonly Hash[]): Uint8Array => concatBytes(...hashes);

/** The root over hashes, whose count is a power of two. */
export function wholeHash(hashes: readonly Hash[]): Hash {
  let level = hashes;
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, at) =>
      // Both are there: each level has an even number of them.
      nodeHash(level[2 * at] as Hash, level[2 * at + 1] as Hash),
    );
  const [root] = level;
  if (!root) throw new RangeError("no hashes");
  return root;
}

/**
 * Subtrees of a tree of `size` leaves, out of its tiles. Nothing is believed: what is proved with the hashes is checked against the root of
 * a signed checkpoint. Rejects where a tile has not its length.
 */
export function subtreesFromTiles(size: number, fetchTile: (tile: Tile) => Promise<Uint8Array>): ReadSubtrees {
  const fetched = new Map<string, Promise<readonly Hash[]>>();
  const hashesOf = (place: Pick<Tile, "level" | "index">): Promise<readonly Hash[]> => {
    const tile = { ...place, width: widthAt(place, size) };
    const path = tilePath(tile);
    const known = fetched.get(path) ?? fetchWhole(tile);
    fetched.set(path, known);
    return known;
  };
  const fetchWhole = async (tile: Tile): Promise<readonly Hash[]> => {
    const bytes = await fetchTile(tile);
    if (bytes.length !== tile.width * HASH_BYTES) throw new Error("a tile has not its length");
    return hashesIn(bytes);
  };
  return (subtrees) =>
    Promise.all(
      subtrees.map(async (subtree) => {
        const { tile, from, count } = placeOf(subtree, TILE_HEIGHT);
        return wholeHash((await hashesOf(tile)).slice(from, from + count));
      }),
    );
}

/** An entry's length is written in two bytes. */
const ENTRY_BYTES = 2 ** 16 - 1;

/** Each entry after its length, two bytes, the higher one first. */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > ENTRY_BYTES) throw new RangeError("an entry is too long");
      return [new Uint8Array([entry.length >> 8, entry.length & 0xff]), entry];
    }),
  );
}

/** Throws where it ends in the middle of an entry. */
export function entriesIn(bundle: Uint8Array): readonly Uint8Array[] {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bundle.length; ) {
    const length = ((bundle[at] ?? 0) << 8) | (bundle[at + 1] ?? 0);
    const end = at + 2 + length;
    if (end > bundle.length) throw new Error("a bundle ends in the middle of an entry");
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
