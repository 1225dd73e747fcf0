// Damaged files: those that are made from the log are removed and made anew.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { isDamage } from "./errors.ts";

/** `remade`: it was removed and made anew. Otherwise it was met while the file was in use, which must be opened again. */
export type Damage = { readonly file: string; readonly remade: boolean };
export type OnDamage = (damage: Damage) => void;

/** The content makes no sense, which the database can't tell by itself. */
export class DatabaseDamaged extends Error {
  /** SQLITE_CORRUPT: all damage is recognised alike. */
  readonly errcode = 11;
}

/** Beside a file that was found damaged while it was in use. */
const markOf = (file: string): string => `${file}-damaged`;

/** Makes sure that the file is made anew when it is next opened. */
export function noteDamage(file: string): void {
  writeFileSync(markOf(file), "");
}

function removeDatabase(file: string): void {
  // The mark goes last: after a crash in between it is all done again.
  for (const end of ["", "-wal", "-shm", "-damaged"]) rmSync(`${file}${end}`, { force: true });
}

/** Calls `open`. A damaged file is removed first, and `open` makes it anew. `open` must leave nothing open where it throws. */
export async function openOrRemake<T>(
  file: string,
  open: () => T | Promise<T>,
  onDamage: OnDamage | undefined,
): Promise<T> {
  try {
    if (!existsSync(markOf(file))) return await open();
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  removeDatabase(file);
  onDamage?.({ file, remade: true });
  return open();
}
