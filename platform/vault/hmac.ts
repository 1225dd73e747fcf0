// HMAC-SHA-256 (RFC 2104) of short texts out of two hashes: an Hmac object costs twice as much as the hashing itself.
import { createHmac, hash } from "node:crypto";

export type Hmac = {
  /** Base64url. */
  readonly text: (text: string) => string;
  /** 32 bytes. */
  readonly bytes: (text: string) => Uint8Array;
};

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
/** UTF-16 units. What is longer is hashed by an Hmac object, whose cost matters less then. */
const SHORT = 2_000;
/** A UTF-16 unit takes at most this many bytes in UTF-8. */
const BYTES_PER_UNIT = 3;

/** `key`: 64 bytes at most. */
export function createHmacSha256(key: Uint8Array): Hmac {
  if (key.length > BLOCK_BYTES) throw new RangeError("The key of an HMAC has 64 bytes at most");
  const inner = padded(key, 0x36, SHORT * BYTES_PER_UNIT);
  const outer = padded(key, 0x5c, DIGEST_BYTES);

  /** Puts the inner hash where the outer one is made of it. */
  function fill(text: string): void {
    const end = BLOCK_BYTES + inner.write(text, BLOCK_BYTES);
    outer.write(hash("sha256", inner.subarray(0, end), "latin1"), BLOCK_BYTES, "latin1");
    // A person's text does not stay in memory for the next one.
    inner.fill(0, BLOCK_BYTES, end);
  }

  return {
    text: (text) => {
      if (text.length > SHORT) return createHmac("sha256", key).update(text).digest("base64url");
      fill(text);
      return hash("sha256", outer, "base64url");
    },
    bytes: (text) => {
      if (text.length > SHORT) return createHmac("sha256", key).update(text).digest();
      fill(text);
      // As "buffer", which takes memory outside the heap for each, and twice the time.
      return Buffer.from(hash("sha256", outer, "latin1"), "latin1");
    },
  };
}

/** The key's block, and room behind it. */
function padded(key: Uint8Array, pad: number, room: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES + room);
  for (let at = 0; at < BLOCK_BYTES; at += 1) block[at] = (key[at] ?? 0) ^ pad;
  return block;
}
