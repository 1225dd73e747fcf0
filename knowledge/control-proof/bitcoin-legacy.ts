// The signed messages of Bitcoin's first wallet, and BIP-137, which gives them headers for later kinds of address.
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { equalBytes } from "@noble/curves/utils.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { CompactSize, OutScript } from "@scure/btc-signer";
import type { OutputScript } from "./bitcoin.ts";

const SIGNATURE_BYTES = 65;
const FIRST_HEADER = 27;
const LAST_HEADER = 42;
const FIRST_COMPRESSED_HEADER = 31;

export const isLegacySignature = (signature: Uint8Array): boolean => signature.length === SIGNATURE_BYTES;

/**
 * The key is recovered from the signature and must be the address's. What kind of address the header names is not
 * compared: wallets differ there, and the key decides.
 */
export function isSignedLegacy(output: OutputScript, message: string, signature: Uint8Array): boolean {
  const header = signature[0] ?? 0;
  if (header < FIRST_HEADER || header > LAST_HEADER) return false;
  const recovery = (header - FIRST_HEADER) % 4;
  const point = secp256k1.Signature.fromBytes(signature.subarray(1), "compact")
    .addRecoveryBit(recovery)
    .recoverPublicKey(messageHash(message));
  return paysTo(output, point.toBytes(header >= FIRST_COMPRESSED_HEADER));
}

function messageHash(message: string): Uint8Array {
  const magic = utf8ToBytes("\x18Bitcoin Signed Message:\n");
  const bytes = utf8ToBytes(message);
  return sha256(sha256(concatBytes(magic, CompactSize.encode(BigInt(bytes.length)), bytes)));
}

function paysTo(output: OutputScript, key: Uint8Array): boolean {
  if (output.type === "pkh" || output.type === "wpkh") return equalBytes(output.hash, hash160(key));
  // P2WPKH within P2SH.
  return (
    output.type === "sh" && equalBytes(output.hash, hash160(OutScript.encode({ type: "wpkh", hash: hash160(key) })))
  );
}

export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes));
