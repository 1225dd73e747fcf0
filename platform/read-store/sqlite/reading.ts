// Reads share a transaction for a turn of the event loop: under load requests come many to a turn, and beginning and
// ending cost as much as reading does.
import type { DatabaseSync } from "node:sqlite";
import { isDamage } from "../../sqlite/errors.ts";

export type Reading = {
  /** Runs work that only reads. All that is read in one turn is of one moment, if nothing is written in between. */
  read<T>(work: () => T): T;
  /** Before anything is written on the same connection: what is read afterwards sees it. */
  end(): void;
};

/** `onBegin` runs within each new transaction, before anything else is read. */
export function createReading(db: DatabaseSync, onBegin: () => void): Reading {
  const begin = db.prepare("BEGIN");
  const commit = db.prepare("COMMIT");
  let isOpen = false;

  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    commit.run();
  };
  /** Nobody waits for it. Damage that it meets was told already: the file is about to be made anew (sqlite/guard.ts). */
  const endTurn = (): void => {
    try {
      end();
    } catch (error) {
      if (!isDamage(error)) throw error;
    }
  };
  const open = (): void => {
    begin.run();
    isOpen = true;
    setImmediate(endTurn);
    onBegin();
  };
  return {
    read(work) {
      if (!isOpen) open();
      return work();
    },
    end,
  };
}
