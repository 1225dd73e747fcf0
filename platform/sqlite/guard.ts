// Guards a file that is made from the log, for as long as it is open.
import type { DatabaseSync } from "node:sqlite";
import { noteDamage, type OnDamage } from "./damage.ts";
import { checkInBackground, requireSound } from "./sound.ts";
import { type Watch, watchDamage } from "./watch.ts";

export type Guard = {
  readonly watch: Watch;
  /** Damage that other connections or threads have met. */
  readonly damaged: () => void;
  readonly stop: () => Promise<unknown> | undefined;
};

/** Tells `onDamage` once. Throws DatabaseDamaged, with the connection closed, where the file is not sound to begin with. */
export function guardDerived(db: DatabaseSync, file: string, onDamage: OnDamage | undefined): Guard {
  let isTold = false;
  const damaged = (): void => {
    if (isTold) return;
    isTold = true;
    try {
      noteDamage(file);
    } finally {
      onDamage?.({ file, remade: false });
    }
  };
  const isChecked = closingUnless(db, () => requireSound(db));
  const check = isChecked ? undefined : checkInBackground(file, damaged);
  return { watch: watchDamage(db, damaged), damaged, stop: () => check?.stop() };
}

/** Gives the answer of `work`; where it throws, the connection is closed. */
export function closingUnless<T>(db: DatabaseSync, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (db.isOpen) db.close();
    throw error;
  }
}
