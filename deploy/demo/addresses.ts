// Made-up addresses with valid checksums for demo content. They are hashes of a label, so nobody has their keys.
import { createHash } from "node:crypto";
import { base58, base58check, bech32 } from "@scure/base";

const hash = (label: string): Uint8Array => createHash("sha256").update(`safer-block demo ${label}`).digest();
const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
const withVersion = (version: number, label: string): Uint8Array =>
  Uint8Array.from([version, ...hash(label).subarray(0, 20)]);

/** EVM chains: 20 bytes, lower-case hex. */
export const evm = (label: string): string => `0x${Buffer.from(hash(label).subarray(0, 20)).toString("hex")}`;
/** Bitcoin P2PKH (base58check, version 0). */
export const btc = (label: string): string => base58check(sha256).encode(withVersion(0x00, label));
/** Bitcoin P2WPKH (BIP-173). */
export const btcSegwit = (label: string): string =>
  bech32.encode("bc", [0, ...bech32.toWords(hash(label).subarray(0, 20))]);
/** Tron (base58check, version 0x41). */
export const trx = (label: string): string => base58check(sha256).encode(withVersion(0x41, label));
/** Litecoin P2PKH (base58check, version 0x30). */
export const ltc = (label: string): string => base58check(sha256).encode(withVersion(0x30, label));
/** Solana: 32 bytes in base58. */
export const solana = (label: string): string => base58.encode(hash(label));
