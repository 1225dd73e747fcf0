import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  append,
  EMPTY_FRONTIER,
  EMPTY_ROOT,
  type Frontier,
  type Hash,
  leafHash,
  nodeHash,
  PROOF_MOST,
  proveConsistency,
  proveInclusion,
  type ReadSubtrees,
  rootAt,
  rootOf,
  verifyConsistency,
  verifyInclusion,
} from "./merkle.ts";

/** The eight entries that implementations of RFC 6962 test with, and the roots of the trees over the first ones. */
const ENTRIES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
const ROOTS = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

/** As the RFC defines it, over all leaves. */
function naiveRoot(leaves: readonly Hash[]): Hash {
  if (leaves.length === 0) return EMPTY_ROOT;
  if (leaves.length === 1) return leaves[0] as Hash;
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return nodeHash(naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k)));
}

const leavesOf = (count: number): readonly Hash[] =>
  Array.from({ length: count }, (_, at) => leafHash(new TextEncoder().encode(`entry ${at}`)));

function grow(leaves: readonly Hash[]): { readonly frontier: Frontier; readonly read: ReadSubtrees } {
  const kept = new Map<string, Hash>();
  let frontier = EMPTY_FRONTIER;
  for (const leaf of leaves) {
    const grown = append(frontier, leaf);
    for (const { level, index, hash } of grown.completed) kept.set(`${level}/${index}`, hash);
    frontier = grown.frontier;
  }
  const read: ReadSubtrees = async (subtrees) =>
    subtrees.map(({ level, index }) => kept.get(`${level}/${index}`) ?? expect.fail("a subtree that is not complete"));
  return { frontier, read };
}

const MOST = 300;
const all = leavesOf(MOST);
const { read } = grow(all);
const roots = Array.from({ length: MOST + 1 }, (_, size) => naiveRoot(all.slice(0, size)));
const sizes = fc.integer({ min: 1, max: MOST });

it("has the roots of the known entries", () => {
  for (const [size, root] of ROOTS.entries()) {
    const leaves = ENTRIES.slice(0, size).map((entry) => leafHash(hexToBytes(entry)));
    expect(bytesToHex(rootOf(grow(leaves).frontier))).toBe(root);
  }
});

it("has the root that the definition gives, of each size, while it grows and afterwards", async () => {
  for (let size = 0; size <= MOST; size += 1) {
    expect(rootOf(grow(all.slice(0, size)).frontier)).toEqual(roots[size]);
    expect(await rootAt(read, size)).toEqual(roots[size]);
  }
});

describe("a proof", () => {
  it("of a leaf holds at its place in each tree that has it, and nowhere else", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, one, other) => {
        const index = one % size;
        const proof = await proveInclusion(read, index, size);
        const [leaf, root] = [all[index] as Hash, roots[size] as Hash];
        expect(verifyInclusion({ index, size, proof }, leaf, root)).toBe(true);
        const elsewhere = other % size;
        expect(verifyInclusion({ index: elsewhere, size, proof }, leaf, root)).toBe(elsewhere === index);
        expect(verifyInclusion({ index, size, proof }, all[elsewhere] as Hash, root)).toBe(elsewhere === index);
        expect(verifyInclusion({ index, size, proof: [...proof, leaf] }, leaf, root)).toBe(false);
        expect(verifyInclusion({ index, size, proof: proof.slice(1) }, leaf, root)).toBe(size === 1);
      }),
    );
  });

  it("that a tree grew holds for each two sizes, and for no other roots", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async (size, one) => {
        const before = one % (size + 1);
        const proof = await proveConsistency(read, before, size);
        const [rootBefore, root] = [roots[before] as Hash, roots[size] as Hash];
        expect(verifyConsistency({ before, size, proof }, rootBefore, root)).toBe(true);
        expect(verifyConsistency({ before, size, proof }, leafHash(root), root)).toBe(false);
        expect(verifyConsistency({ before, size, proof: [...proof, root] }, rootBefore, root)).toBe(false);
        if (before > 0) expect(verifyConsistency({ before, size, proof }, rootBefore, leafHash(root))).toBe(false);
      }),
    );
  });

  it("with one flipped bit anywhere proves nothing", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), fc.nat(), async (size, one, at, bit) => {
        const index = one % size;
        const proof = await proveInclusion(read, index, size);
        if (proof.length === 0) return;
        const flipped = proof.map((hash) => Uint8Array.from(hash));
        const hash = flipped[at % flipped.length] as Uint8Array;
        hash[bit % 32] = (hash[bit % 32] ?? 0) ^ (1 << (bit % 8));
        expect(verifyInclusion({ index, size, proof: flipped }, all[index] as Hash, roots[size] as Hash)).toBe(false);
      }),
    );
  });

  it("of numbers that are none, or of hashes of another length, proves nothing", () => {
    const [leaf, root] = [all[0] as Hash, roots[2] as Hash];
    for (const index of [-1, 0.5, Number.NaN, 2])
      expect(verifyInclusion({ index, size: 2, proof: [leaf] }, leaf, root)).toBe(false);
    expect(verifyInclusion({ index: 0, size: 2, proof: [leaf.subarray(1)] }, leaf, root)).toBe(false);
    const endless = Array.from({ length: PROOF_MOST }, () => leaf);
    expect(verifyInclusion({ index: 0, size: Number.MAX_SAFE_INTEGER, proof: endless }, leaf, root)).toBe(false);
    expect(verifyConsistency({ before: 3, size: 2, proof: [] }, leaf, root)).toBe(false);
  });
});
