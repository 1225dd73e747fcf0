// The newest token of each projection's writers: an older writer that has not noticed yet is refused.
import type { DatabaseSync } from "node:sqlite";
import { Fenced } from "../port.ts";

export type Fences = {
  /** Within the transaction of what is written. Throws Fenced where a newer writer has written. */
  require(projection: string, token: number | undefined): void;
  /** In the same transaction: the token is the newest now. */
  note(projection: string, token: number | undefined): void;
};

export function createFences(db: DatabaseSync): Fences {
  const select = db.prepare("SELECT token FROM fence WHERE name = ?");
  const upsert = db.prepare("INSERT INTO fence VALUES (?, ?) ON CONFLICT DO UPDATE SET token = excluded.token");
  const newestOf = (projection: string): number => Number(select.get(projection)?.token ?? -1);
  return {
    require(projection, token) {
      if (token === undefined) return;
      if (!Number.isSafeInteger(token) || token < 0) throw new RangeError(`a fence is a safe integer from 0: ${token}`);
      const newest = newestOf(projection);
      if (token < newest)
        throw new Fenced(`${projection} was written under the fence ${newest}, this came under ${token}`);
    },
    note(projection, token) {
      if (token !== undefined && token > newestOf(projection)) upsert.run(projection, token);
    },
  };
}
