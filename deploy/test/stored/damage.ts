// For tests: what may happen to a data folder while no server runs.
import { cpSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const truncateToHalf = (file: string): void => truncateSync(file, Math.floor(statSync(file).size / 2));

export const truncateToNothing = (file: string): void => truncateSync(file, 0);

/** Flips one bit at each of 20 places, which the seed picks. */
export function flip(file: string, seed = 1): void {
  const bytes = readFileSync(file);
  let state = seed;
  for (let i = 0; i < 20 && bytes.length > 0; i += 1) {
    // Numerical Recipes' generator; its upper bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const at = Math.floor((state / 2 ** 32) * bytes.length);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (i % 8)), at);
  }
  writeFileSync(file, bytes);
}

/** Puts a database back as it was in another folder, without what was written since. */
export function putBack(name: string, from: string, to: string): void {
  for (const end of ["-wal", "-shm"]) rmSync(join(to, name + end), { force: true });
  cpSync(join(from, name), join(to, name));
}
