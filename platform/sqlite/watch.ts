// Notices damage while a file is in use.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { isDamage } from "./errors.ts";

/** Runs work that may meet damage. */
export type Watch = <Args extends readonly unknown[], T>(work: (...args: Args) => T) => (...args: Args) => T;

/** Calls `damaged` once, when a statement of the connection, or work wrapped by what is answered, meets damage; the error is thrown on. */
export function watchDamage(db: DatabaseSync, damaged: () => void): Watch {
  let isTold = false;
  const watch: Watch =
    (work) =>
    (...args) => {
      try {
        return work(...args);
      } catch (error) {
        if (isDamage(error) && !isTold) {
          isTold = true;
          damaged();
        }
        throw error;
      }
    };
  const prepare = db.prepare.bind(db);
  db.prepare = watch((...args: Parameters<typeof prepare>) => watched(prepare(...args), watch));
  db.exec = watch(db.exec.bind(db));
  return watch;
}

function watched(statement: StatementSync, watch: Watch): StatementSync {
  return Object.assign(statement, {
    get: watch(statement.get.bind(statement)),
    all: watch(statement.all.bind(statement)),
    run: watch(statement.run.bind(statement)),
  });
}
