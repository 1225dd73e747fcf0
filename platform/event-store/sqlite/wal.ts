// The write-ahead log of a connection's file: how long it is, and copying it into the table while others write.
import type { DatabaseSync } from "node:sqlite";

/** Pages in the log, and how many of them are in the table. */
type WalLengths = { readonly log: number; readonly copied: number };

export type Wal = {
  readonly lengths: () => WalLengths;
  /** Copies what no reader holds on to. Waits for the disk only where nothing is left. */
  readonly copy: () => void;
};

/** https://sqlite.org/pragma.html#pragma_wal_checkpoint */
export function walOf(db: DatabaseSync): Wal {
  const look = db.prepare("PRAGMA wal_checkpoint(NOOP)");
  const copy = db.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  return {
    lengths: () => {
      const row = look.get();
      return { log: Number(row?.log), copied: Number(row?.checkpointed) };
    },
    copy: () => void copy.get(),
  };
}
