// Merkle trees as in RFC 6962, section 2.1, over SHA-256: hashes, roots, and proofs of inclusion and of consistency. A tree is given by its
// complete subtrees, so proofs are made of whatever keeps those (tiles.ts).
import { sha256 } from "#sha256";

/** 32 bytes. */
export type Hash = Uint8Array;
export const HASH_BYTES = 32;

/** The complete subtree of 2^level leaves that begins at leaf index × 2^level. */
export type Subtree = { readonly level: number; readonly index: number };
/** Hashes of complete subtrees, in their order. Rejects where one is not there. */
export type ReadSubtrees = (subtrees: readonly Subtree[]) => Promise<readonly Hash[]>;

/** A proof has no more hashes than this: sizes are safe integers. */
export const PROOF_MOST = 2 * 53;

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

export const EMPTY_ROOT: Hash = sha256("");
export const leafHash = (entry: Uint8Array | string): Hash =>
  typeof entry === "string" ? sha256(`\0${entry}`) : sha256(LEAF, entry);
export const nodeHash = (left: Hash, right: Hash): Hash => sha256(NODE, left, right);

/** Leaves from the first one up to, and without, the second. */
type Range = readonly [from: number, to: number];

/** The largest power of two that is smaller than `count`, which is 2 or more. */
function splitOf(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** A range that a proof names, as complete subtrees: the largest first. */
function subtreesOf([from, to]: Range): readonly Subtree[] {
  const found: Subtree[] = [];
  for (let at = from; at < to; ) {
    let level = 0;
    while (2 ** (level + 1) <= to - at && at % 2 ** (level + 1) === 0) level += 1;
    found.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return found;
}

/** The hash over neighbouring subtrees, each larger than the next. */
function hashOver(hashes: readonly Hash[]): Hash {
  if (hashes.length === 0) return EMPTY_ROOT;
  return hashes.reduceRight((right, left) => nodeHash(left, right));
}

async function hashesOf(read: ReadSubtrees, ranges: readonly Range[]): Promise<readonly Hash[]> {
  const subtrees = ranges.map(subtreesOf);
  const hashes = (await read(subtrees.flat())).values();
  return subtrees.map((each) => hashOver(each.map(() => hashes.next().value ?? missing())));
}

function missing(): never {
  throw new Error("a subtree's hash is missing");
}

/** The root of the tree's first `size` leaves. */
export async function rootAt(read: ReadSubtrees, size: number): Promise<Hash> {
  const [root = EMPTY_ROOT] = size === 0 ? [] : await hashesOf(read, [[0, size]]);
  return root;
}

/** Hashes from the leaf's sibling up. */
export function proveInclusion(read: ReadSubtrees, index: number, size: number): Promise<readonly Hash[]> {
  if (index < 0 || index >= size) throw new RangeError("the leaf is not in this tree");
  return hashesOf(read, inclusionRanges(index, [0, size]));
}

function inclusionRanges(index: number, [from, to]: Range): readonly Range[] {
  if (to - from === 1) return [];
  const middle = from + splitOf(to - from);
  return index < middle
    ? [...inclusionRanges(index, [from, middle]), [middle, to]]
    : [...inclusionRanges(index, [middle, to]), [from, middle]];
}

/** That the tree of `size` leaves begins with that of `before` leaves. Empty where one is empty, or they are the same. */
export async function proveConsistency(read: ReadSubtrees, before: number, size: number): Promise<readonly Hash[]> {
  if (before < 0 || before > size) throw new RangeError("a tree does not shrink");
  return before === 0 || before === size ? [] : hashesOf(read, consistencyRanges(before, [0, size]));
}

function consistencyRanges(before: number, [from, to]: Range): readonly Range[] {
  if (before === to) return from === 0 ? [] : [[from, to]];
  const middle = from + splitOf(to - from);
  return before <= middle
    ? [...consistencyRanges(before, [from, middle]), [middle, to]]
    : [...consistencyRanges(before, [middle, to]), [from, middle]];
}

const same = (one: Hash, other: Hash): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

export type Inclusion = { readonly index: number; readonly size: number; readonly proof: readonly Hash[] };

/** Whether the leaf stands at `index` in the tree with this root. */
export function verifyInclusion({ index, size, proof }: Inclusion, leaf: Hash, root: Hash): boolean {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  const hashes = [...proof];
  const found = rootFrom(hashes, index, [0, size], leaf);
  return found !== undefined && hashes.length === 0 && same(found, root);
}

/** Takes hashes from the end, where the root's children are. Undefined where there are too few. */
function rootFrom(proof: Hash[], index: number, [from, to]: Range, leaf: Hash): Hash | undefined {
  if (to - from === 1) return leaf;
  const other = proof.pop();
  if (!isHash(other)) return undefined;
  const middle = from + splitOf(to - from);
  const isLeft = index < middle;
  const own = rootFrom(proof, index, isLeft ? [from, middle] : [middle, to], leaf);
  return own && (isLeft ? nodeHash(own, other) : nodeHash(other, own));
}

const isHash = (hash: Hash | undefined): hash is Hash => hash?.length === HASH_BYTES;

export type Consistency = { readonly before: number; readonly size: number; readonly proof: readonly Hash[] };

/** Whether the tree with `root` begins with that with `rootBefore`. */
export function verifyConsistency({ before, size, proof }: Consistency, rootBefore: Hash, root: Hash): boolean {
  if (!Number.isSafeInteger(before) || !Number.isSafeInteger(size) || before < 0 || before > size) return false;
  if (before === 0) return proof.length === 0 && same(rootBefore, EMPTY_ROOT);
  if (before === size) return proof.length === 0 && same(rootBefore, root);
  const hashes = [...proof];
  const found = rootsFrom(hashes, before, [0, size], rootBefore);
  return found !== undefined && hashes.length === 0 && same(found.before, rootBefore) && same(found.now, root);
}

type Roots = { readonly before: Hash; readonly now: Hash };

function rootsFrom(proof: Hash[], before: number, [from, to]: Range, rootBefore: Hash): Roots | undefined {
  if (before === to && from === 0) return { before: rootBefore, now: rootBefore };
  const other = proof.pop();
  if (!isHash(other)) return undefined;
  if (before === to) return { before: other, now: other };
  const middle = from + splitOf(to - from);
  const isLeft = before <= middle;
  const own = rootsFrom(proof, before, isLeft ? [from, middle] : [middle, to], rootBefore);
  if (!own) return undefined;
  return isLeft
    ? { before: own.before, now: nodeHash(own.now, other) }
    : { before: nodeHash(other, own.before), now: nodeHash(other, own.now) };
}

/** The complete subtrees of a tree, the largest first: nothing else is needed to append to it. */
export type Frontier = { readonly size: number; readonly hashes: readonly Hash[] };
export const EMPTY_FRONTIER: Frontier = { size: 0, hashes: [] };

export const rootOf = ({ hashes }: Frontier): Hash => hashOver(hashes);

/** `completed`: the subtrees that this leaf makes complete, from the leaf itself up. */
export function append(
  { size, hashes }: Frontier,
  leaf: Hash,
): { readonly frontier: Frontier; readonly completed: readonly (Subtree & { readonly hash: Hash })[] } {
  const completed = [{ level: 0, index: size, hash: leaf }];
  const left = [...hashes];
  let own = leaf;
  for (let [level, rest] = [1, size]; rest % 2 === 1; level += 1, rest = (rest - 1) / 2) {
    own = nodeHash(left.pop() ?? missing(), own);
    completed.push({ level, index: (rest - 1) / 2, hash: own });
  }
  return { frontier: { size: size + 1, hashes: [...left, own] }, completed };
}
