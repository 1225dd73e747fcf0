// Addresses of Ethereum and the chains that share its accounts, and of TRON, whose accounts are made of the same keys.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base58CheckOf, versionedHash } from "./base58.ts";

/** Without `0x`, or filled up to 32 bytes as in logs and call data. Digits alone are a number. */
export const HEX_PATTERN = /^(?:0x[0-9a-f]{40}|(?:0x)?0{24}[0-9a-f]{40}|(?=\d*[a-f])[0-9a-f]{40})$/i;
/** TRON's nodes put 0x41 before the 20 bytes. */
export const TRON_HEX_PATTERN = /^(?:0x41|41(?=\d*[a-f]))[0-9a-f]{40}$/i;
/** An address in an IBAN (ISO 13616) of Ethereum's own country: 20 bytes in base 36. */
export const ICAP_PATTERN = /^XE\d{2}[0-9A-Z]{30,31}$/i;

/** A text of the length and letters alone: it may be the digest of anything. */
export const isBareHex = (text: string): boolean => /^(?:41)?(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(text);

/** In lower case. Mixed case is a checksum (EIP-55); all lower or all upper case carries none. */
export function evmKey(text: string): string | undefined {
  const digits = text.slice(-40);
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

export function icapKey(text: string): string | undefined {
  const account = text.slice(4);
  const moved = `${account}${text.slice(0, 4)}`;
  const digits = BigInt(Array.from(moved, (letter) => Number.parseInt(letter, 36)).join(""));
  const value = Array.from(account).reduce((sum, letter) => sum * 36n + BigInt(Number.parseInt(letter, 36)), 0n);
  const hex = value.toString(16);
  return digits % 97n === 1n && hex.length <= 40 ? `0x${hex.padStart(40, "0")}` : undefined;
}

const TRON_VERSION = 0x41;

/** The account on TRON that 20 bytes are, written as its wallets do (`T…`). Mixed case is checked as on Ethereum. */
export function tronHexKey(text: string): string | undefined {
  const key = TRON_HEX_PATTERN.test(text) ? text.toLowerCase() : evmKey(text);
  return key && base58CheckOf(TRON_VERSION, hexToBytes(key.slice(-40)));
}

/** The 20 bytes of an account on TRON, as Ethereum's account of the same key. */
export function evmOfTron(tronKey: string): string | undefined {
  const read = versionedHash(tronKey);
  return read?.version === TRON_VERSION ? `0x${bytesToHex(read.hash)}` : undefined;
}
