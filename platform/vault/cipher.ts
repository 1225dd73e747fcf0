// AES-256-GCM (NIST SP 800-38D) with a fresh random nonce each time: nonce (12 bytes), ciphertext, tag (16 bytes).
import { createCipheriv, createDecipheriv } from "node:crypto";
import { randomPieces } from "./random-pieces.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const nextNonce = randomPieces(NONCE_BYTES, 256);

/** `bound` is authenticated but not stored (additional data): decrypting needs the same text. */
export function encrypt(key: Uint8Array, plain: Uint8Array, bound: string): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws on a changed bit, another key, or another `bound`. */
export function decrypt(key: Uint8Array, box: Uint8Array, bound: string): Buffer {
  if (box.length < NONCE_BYTES + TAG_BYTES) throw new Error("Too short to be sealed");
  const decipher = createDecipheriv(ALGORITHM, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(box.subarray(-TAG_BYTES));
  const plain = decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES));
  // Checks the tag. In this mode nothing comes out of it.
  decipher.final();
  return plain;
}
