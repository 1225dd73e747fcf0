// Stores the ends of runs in groups: what ends in one turn of the event loop shares a commit.
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../sqlite/transaction.ts";
import type { Held, Leases, RunOutcome } from "./leases.ts";

/** False where the lease was lost: the outcome does not count. */
export type EndRun = (held: Held, outcome: RunOutcome) => Promise<boolean>;

type Ending = {
  readonly held: Held;
  readonly outcome: RunOutcome;
  readonly stored: PromiseWithResolvers<boolean>;
};

export function createEnds(db: DatabaseSync, leases: Pick<Leases, "end">): EndRun {
  let group: Ending[] = [];

  function store(): void {
    const endings = group;
    group = [];
    try {
      const counted = inTransaction(db, () => endings.map(({ held, outcome }) => leases.end(held, outcome)));
      for (const [at, { stored }] of endings.entries()) stored.resolve(counted[at] === true);
    } catch (error) {
      for (const { stored } of endings) stored.reject(error);
    }
  }

  return (held, outcome) => {
    const stored = Promise.withResolvers<boolean>();
    if (group.push({ held, outcome, stored }) === 1) setImmediate(store);
    return stored.promise;
  };
}
