// AES-256-GCM (NIST SP 800-38D) with a fresh random nonce each time: nonce (12 bytes), ciphertext, tag (16 bytes).
import { createCipheriv, createDecipheriv } from "node:crypto";
import { randomPieces } from "./random-pieces.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const OPTIONS = { authTagLength: TAG_BYTES };

const nextNonce = randomPieces(NONCE_BYTES, 256);

const NOTHING = new Uint8Array();

/**
 * `bound` is authenticated but not stored (additional data): decrypting needs the same text. `head` is put in front of the box as
 * it is: it takes no part in it.
 */
export function encrypt(key: Uint8Array, plain: Uint8Array, bound: string, head = NOTHING): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv(ALGORITHM, key, nonce, OPTIONS);
  cipher.setAAD(Buffer.from(bound));
  const text = cipher.update(plain);
  // In this mode nothing comes out of it.
  cipher.final();
  return joined([head, nonce, text, cipher.getAuthTag()]);
}

/** As Buffer.concat, which costs twice as much: the boxes are small. */
function joined(parts: readonly Uint8Array[]): Buffer {
  const whole = Buffer.allocUnsafe(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Throws on a changed bit, another key, or another `bound`. */
export function decrypt(key: Uint8Array, box: Uint8Array, bound: string): Buffer {
  if (box.length < NONCE_BYTES + TAG_BYTES) throw new Error("Too short to be sealed");
  const decipher = createDecipheriv(ALGORITHM, key, box.subarray(0, NONCE_BYTES), OPTIONS);
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(box.subarray(-TAG_BYTES));
  const plain = decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES));
  // Checks the tag. In this mode nothing comes out of it.
  decipher.final();
  return plain;
}
