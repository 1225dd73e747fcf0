// The format of the downloadable set of targets (docs/filter.md): a binary fuse filter with three positions a key (Graf and
// Lemire, "Binary Fuse Filters: Fast and Smaller Than Xor Filters", 2022), as FastFilter's libraries lay it out, with
// fingerprints of 12 bits.
import { sha256 } from "#sha256";

export const MAGIC = "SBTF";
export const VERSION = 1;
export const FINGERPRINT_BITS = 12;
export const HEADER_BYTES = 32;
export const SIGNATURE_BYTES = 64;
/** A longer segment is further apart than caches like. */
const LONGEST_SEGMENT = 2 ** 18;

/** Where in the filter a key's fingerprint may be spread. */
export type FilterShape = {
  readonly seed: bigint;
  /** A power of two. */
  readonly segmentLength: number;
  /** Segments that a key's first position may be in; two more follow. */
  readonly segmentCount: number;
};

export const slotsOf = ({ segmentLength, segmentCount }: FilterShape): number => (segmentCount + 2) * segmentLength;
export const packedBytes = (slots: number): number => Math.ceil((slots * FINGERPRINT_BITS) / 8);

/** The sizes that the paper found to hold so many keys. `growth`: after failed attempts, how much larger. */
export function shapeFor(count: number, seed: bigint, growth = 1): FilterShape {
  const keys = Math.max(2, count);
  const segmentLength = Math.min(LONGEST_SEGMENT, 2 ** Math.floor(Math.log(keys) / Math.log(3.33) + 2.25));
  const factor = Math.max(1.125, 0.875 + (0.25 * Math.log(1e6)) / Math.log(keys)) * growth;
  return { seed, segmentLength, segmentCount: Math.max(1, Math.ceil((keys * factor) / segmentLength) - 2) };
}

/** A target's key in the filter: the first 8 bytes of the SHA-256 of `normalized`. */
export const filterKey = (addressKey: string): bigint => firstEight(sha256(addressKey));

export const firstEight = (digest: Uint8Array): bigint =>
  new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getBigUint64(0);

const u64 = (value: bigint): bigint => BigInt.asUintN(64, value);

/** The finalizer of MurmurHash3 over the key and the seed. */
export function mixed(key: bigint, seed: bigint): bigint {
  let hash = u64(key + seed);
  hash = u64((hash ^ (hash >> 33n)) * 0xff51afd7ed558ccdn);
  hash = u64((hash ^ (hash >> 33n)) * 0xc4ceb9fe1a85ec53n);
  return hash ^ (hash >> 33n);
}

/** The three slots whose values make up the fingerprint by exclusive or. */
export function slotsAt(hash: bigint, { segmentLength, segmentCount }: FilterShape): [number, number, number] {
  const first = Number((hash * BigInt(segmentCount * segmentLength)) >> 64n);
  const mask = segmentLength - 1;
  const second = (first + segmentLength) ^ (Number((hash >> 18n) & 0x3ffffn) & mask);
  const third = (first + 2 * segmentLength) ^ (Number(hash & 0x3ffffn) & mask);
  return [first, second, third];
}

export const fingerprintOf = (hash: bigint): number => Number((hash ^ (hash >> 32n)) & 0xfffn);
