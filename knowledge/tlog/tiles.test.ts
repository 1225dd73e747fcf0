import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFault } from "./check.ts";
import {
  append,
  EMPTY_FRONTIER,
  EMPTY_ROOT,
  type Hash,
  leafHash,
  proveInclusion,
  rootAt,
  rootOf,
  verifyInclusion,
} from "./merkle.ts";
import {
  bundleOf,
  entriesIn,
  subtreesFromTiles,
  TILE_WIDTH,
  type Tile,
  tileBytes,
  tileOfPath,
  tilePath,
  tilesOf,
  widthAt,
} from "./tiles.ts";

/** A whole log as the files that a mirror has. */
function logOf(size: number) {
  const entries = Array.from({ length: size }, (_, at) => new TextEncoder().encode(`entry ${at}`));
  const nodes = new Map<string, Hash>();
  let frontier = EMPTY_FRONTIER;
  for (const entry of entries) {
    const grown = append(frontier, leafHash(entry));
    for (const { level, index, hash } of grown.completed) nodes.set(`${level}/${index}`, hash);
    frontier = grown.frontier;
  }
  const at = (level: number, index: number): Hash => nodes.get(`${8 * level}/${index}`) as Hash;
  const files = new Map<string, Uint8Array>();
  for (const tile of tilesOf(size)) {
    const { level, index, width } = tile;
    const from = index * TILE_WIDTH;
    files.set(
      tilePath(tile),
      level === "entries"
        ? bundleOf(entries.slice(from, from + width))
        : tileBytes(Array.from({ length: width }, (_, each) => at(level, from + each))),
    );
  }
  return { entries, files, root: rootOf(frontier) };
}

describe("the path of a tile", () => {
  it.each<[string, Tile]>([
    ["tile/0/000", { level: 0, index: 0, width: 256 }],
    ["tile/1/x001/x234/067", { level: 1, index: 1_234_067, width: 256 }],
    ["tile/0/273.p/112", { level: 0, index: 273, width: 112 }],
    ["tile/entries/x001/000.p/1", { level: "entries", index: 1_000, width: 1 }],
  ])("is %s, and is read back", (path, tile) => {
    expect(tilePath(tile)).toBe(path);
    expect(tileOfPath(path)).toEqual(tile);
  });

  it.each([
    "tile/0/0",
    "tile/00/000",
    "tile/64/000",
    "tile/-1/000",
    "tile/0/x000/001",
    "tile/0/001/x000",
    "tile/0/000.p/0",
    "tile/0/000.p/256",
    "tile/0/000.p/01",
    "tile/0/000/",
    "tile/data/000",
    "tile/0/x999/x999/x999/x999/x999/999",
    "tile/0/../key",
  ])("is never %s", (path) => {
    expect(tileOfPath(path)).toBeUndefined();
  });
});

it("has the tiles that the specification counts for 70,000 entries", () => {
  const tiles = [...tilesOf(70_000)].filter(({ level }) => level !== "entries");
  expect(tiles.filter(({ level, width }) => level === 0 && width === 256)).toHaveLength(273);
  expect(tiles.filter(({ width }) => width < 256)).toEqual([
    { level: 0, index: 273, width: 112 },
    { level: 1, index: 1, width: 17 },
    { level: 2, index: 0, width: 1 },
  ]);
  expect(widthAt({ level: 0, index: 274 }, 70_000)).toBe(0);
  expect([...tilesOf(256)].map(tilePath)).toEqual(["tile/0/000", "tile/1/000.p/1", "tile/entries/000"]);
  expect([...tilesOf(0)]).toEqual([]);
});

describe("proofs out of tiles", () => {
  it.each([1, 2, 255, 256, 257, 513, 66_000])("hold in a log of %d entries, for the root over all", async (size) => {
    const { entries, files, root } = logOf(size);
    const read = subtreesFromTiles(size, async (tile) => files.get(tilePath(tile)) ?? expect.fail(tilePath(tile)));
    expect(await rootAt(read, size)).toEqual(root);
    for (const index of new Set([0, size >> 1, size - 1])) {
      const proof = await proveInclusion(read, index, size);
      expect(verifyInclusion({ index, size, proof }, leafHash(entries[index] as Uint8Array), root)).toBe(true);
    }
  });

  it("are not made of a tile that is cut off", async () => {
    const { files } = logOf(300);
    const read = subtreesFromTiles(300, async (tile) => (files.get(tilePath(tile)) as Uint8Array).subarray(32));
    await expect(proveInclusion(read, 3, 300)).rejects.toThrow("length");
  });
});

describe("a whole log", () => {
  const { files, root } = logOf(700);
  const faultIn = (changed: ReadonlyMap<string, Uint8Array>) =>
    findFault({ size: 700, root }, async (tile) => changed.get(tilePath(tile)) ?? expect.fail(tilePath(tile)));

  it("is found right where it is", async () => {
    expect(await faultIn(files)).toBeUndefined();
    expect(await findFault({ size: 0, root: EMPTY_ROOT }, () => expect.fail("there is no tile"))).toBeUndefined();
  });

  it("is found wrong with one flipped bit in any tile or bundle, or another root", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat(7), async ([path, bytes], at, bit) => {
        const flipped = Uint8Array.from(bytes);
        flipped[at % bytes.length] = (flipped[at % bytes.length] ?? 0) ^ (1 << bit);
        const fault = await faultIn(new Map([...files, [path, flipped]]));
        // A tile's own entries, or those that stand on it.
        expect(fault).toMatch(/^(?:tile\/\d|checkpoint)/);
      }),
    );
    expect(
      await findFault({ size: 700, root: EMPTY_ROOT }, async (tile) => files.get(tilePath(tile)) as Uint8Array),
    ).toBe("checkpoint");
  });
});

describe("a bundle", () => {
  it("gives back its entries, empty ones and the longest too", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (entries) => {
        expect(entriesIn(bundleOf(entries)).map((each) => [...each])).toEqual(entries.map((each) => [...each]));
      }),
    );
    const longest = new Uint8Array(65_535).fill(7);
    expect(entriesIn(bundleOf([longest]))).toEqual([longest]);
    expect(() => bundleOf([new Uint8Array(65_536)])).toThrow(RangeError);
  });

  it("is refused where it ends in the middle", () => {
    expect(() => entriesIn(bundleOf([new Uint8Array(9)]).subarray(0, 10))).toThrow("middle");
    expect(() => entriesIn(new Uint8Array([0]))).toThrow("middle");
  });
});
