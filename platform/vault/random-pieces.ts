// Random bytes by the piece. Asking the system costs more than encrypting a short text, so many are drawn at once.
import { randomFillSync } from "node:crypto";

/** Gives a new piece of `bytes` random bytes at each call; what was handed out is nowhere else in memory. */
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
