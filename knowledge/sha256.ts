// SHA-256 in plain JavaScript, for browsers: theirs answers later, and rules need it at once. Node takes sha256.node.ts, by "#sha256" in
// package.json.
import { sha256 as plain } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64urlnopad } from "@scure/base";

type Part = Uint8Array | string;

const bytesOf = (part: Part): Uint8Array => (typeof part === "string" ? utf8ToBytes(part) : part);

/** Takes parts one after the other, texts in UTF-8. */
export const sha256 = (...parts: readonly Part[]): Uint8Array => plain(concatBytes(...parts.map(bytesOf)));

export const sha256Hex = (...parts: readonly Part[]): string => bytesToHex(sha256(...parts));

export const sha256Base64url = (...parts: readonly Part[]): string => base64urlnopad.encode(sha256(...parts));
