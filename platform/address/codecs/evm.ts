// Addresses of Ethereum and the chains that share its accounts.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export const EVM_PATTERN = /^0x[0-9a-f]{40}$/i;

/** In lower case. Mixed case is a checksum (EIP-55); all lower or all upper case carries none. */
export function evmKey(text: string): string | undefined {
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  const hasChecksum = digits !== lower && digits !== digits.toUpperCase();
  return hasChecksum && digits !== checksummed(lower) ? undefined : `0x${lower}`;
}

function checksummed(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return Array.from(lower, (digit, i) => (Number.parseInt(hash[i] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit)).join(
    "",
  );
}
