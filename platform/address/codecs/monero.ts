// Monero: a network byte, two keys, for integrated addresses a payment id, and a checksum, in its own Base58.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base58xmr } from "@scure/base";
import { attempt } from "./attempt.ts";

/** Bytes without the checksum, by network byte: a standard address, an integrated one, a subaddress. */
const LENGTHS = new Map([
  [18, 65],
  [19, 73],
  [42, 65],
]);

export function moneroKey(text: string): string | undefined {
  const bytes = attempt(() => base58xmr.decode(text));
  const body = bytes?.subarray(0, -4);
  if (!bytes || !body || LENGTHS.get(body[0] ?? -1) !== body.length) return undefined;
  return keccak_256(body)
    .subarray(0, 4)
    .every((byte, i) => byte === bytes.at(i - 4))
    ? text
    : undefined;
}
