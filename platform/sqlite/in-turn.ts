// Commits once what is written within a turn of the event loop: a transaction costs more than most of what is written in one.
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./transaction.ts";

/** Resolves with what the work returns, once that is committed. Works of one turn are done in the order of the calls. */
export type InTurn = <T>(work: () => T) => Promise<T>;

type Asked = { readonly work: () => unknown; readonly settled: PromiseWithResolvers<unknown> };

/** Where a work fails, nothing of it is stored, and each of the others is done by itself: so a work may be done twice. */
export function createInTurn(db: DatabaseSync): InTurn {
  let asked: Asked[] = [];

  function commit(together: readonly Asked[]): void {
    try {
      const done = inTransaction(db, () => together.map(({ work }) => work()));
      for (const [at, { settled }] of together.entries()) settled.resolve(done[at]);
    } catch (error) {
      if (together.length > 1) for (const each of together) commit([each]);
      else for (const { settled } of together) settled.reject(error);
    }
  }
  function endTurn(): void {
    const together = asked;
    asked = [];
    commit(together);
  }

  return <T>(work: () => T) => {
    const settled = Promise.withResolvers<unknown>();
    if (asked.push({ work, settled }) === 1) setImmediate(endTurn);
    // It is resolved with what this very work returned.
    return settled.promise as Promise<T>;
  };
}
