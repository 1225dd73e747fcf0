// Reads the downloadable set of targets (format.ts), on people's devices too.
import { ed25519 } from "@noble/curves/ed25519.js";
import {
  FINGERPRINT_BITS,
  type FilterShape,
  filterKey,
  fingerprintOf,
  HEADER_BYTES,
  MAGIC,
  mixed,
  packedBytes,
  SIGNATURE_BYTES,
  slotsAt,
  slotsOf,
  VERSION,
} from "./format.ts";

export type TargetFilter = {
  /** When it was made, milliseconds since 1970. */
  readonly madeAt: number;
  /** Targets in it. */
  readonly count: number;
  /** True for each target in it, and for one in 4,096 of all others. */
  readonly mayHave: (addressKey: string) => boolean;
};

/** Undefined where the bytes are no such file, or are not signed with the key. */
export function readFilter(file: Uint8Array, publicKey: Uint8Array): TargetFilter | undefined {
  const [signed, signature] = [file.subarray(0, -SIGNATURE_BYTES), file.subarray(-SIGNATURE_BYTES)];
  if (signed.length < HEADER_BYTES || !isSigned(signature, signed, publicKey)) return undefined;
  const view = new DataView(signed.buffer, signed.byteOffset, signed.byteLength);
  const isKnown = new TextDecoder().decode(signed.subarray(0, 4)) === MAGIC && view.getUint8(4) === VERSION;
  if (!isKnown || view.getUint8(5) !== FINGERPRINT_BITS) return undefined;
  const segmentLength = view.getUint32(24, true);
  const shape = { seed: view.getBigUint64(16, true), segmentLength, segmentCount: view.getUint32(28, true) };
  if (signed.length !== HEADER_BYTES + packedBytes(slotsOf(shape))) return undefined;
  return {
    madeAt: view.getUint32(8, true) * 1_000,
    count: view.getUint32(12, true),
    mayHave: (addressKey) => isIn(signed.subarray(HEADER_BYTES), shape, filterKey(addressKey)),
  };
}

function isSigned(signature: Uint8Array, signed: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, signed, publicKey);
  } catch {
    return false;
  }
}

function isIn(packed: Uint8Array, shape: FilterShape, key: bigint): boolean {
  const hash = mixed(key, shape.seed);
  return slotsAt(hash, shape).reduce((sum, slot) => sum ^ valueAt(packed, slot), fingerprintOf(hash)) === 0;
}

function valueAt(packed: Uint8Array, slot: number): number {
  const at = Math.floor((slot * 3) / 2);
  const pair = (packed[at] ?? 0) | ((packed[at + 1] ?? 0) << 8);
  return slot % 2 === 0 ? pair & 0xfff : pair >> 4;
}
