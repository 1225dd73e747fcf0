// Random bytes in pieces. A system call costs more than encrypting a short text, so each fetches many pieces.
import { randomFillSync } from "node:crypto";

/** Gives `bytes` new random bytes at each call, and keeps no copy of them. */
export function randomPieces(bytes: number, atOnce: number): () => Uint8Array {
  const pool = new Uint8Array(bytes * atOnce);
  let drawn = pool.length;
  return () => {
    if (drawn === pool.length) {
      randomFillSync(pool);
      drawn = 0;
    }
    const piece = pool.slice(drawn, drawn + bytes);
    pool.fill(0, drawn, drawn + bytes);
    drawn += bytes;
    return piece;
  };
}
