// Reported addresses that look like another one.
import type { DatabaseSync } from "node:sqlite";
import { likeness, looksLike, shapesOf } from "./shape.ts";

export type Similar = { readonly addressKey: string; readonly timesReported: number };
export type FindSimilar = (addressKey: string, limit: number) => Similar[];

export function createFindSimilar(db: DatabaseSync): FindSimilar {
  const find = db.prepare(`
    SELECT DISTINCT key, times FROM shape JOIN address ON no = shape.address
    WHERE hash IN (SELECT value FROM json_each(?)) LIMIT 1000`);
  return (addressKey, limit) =>
    find
      .all(JSON.stringify(shapesOf(addressKey)))
      .map(({ key, times }) => ({ addressKey: String(key), timesReported: Number(times) }))
      .filter((found) => looksLike(found.addressKey, addressKey))
      .map((found) => ({ found, alike: likeness(found.addressKey, addressKey) }))
      .sort(
        (a, b) =>
          b.alike - a.alike ||
          b.found.timesReported - a.found.timesReported ||
          (a.found.addressKey < b.found.addressKey ? -1 : 1),
      )
      .slice(0, limit)
      .map(({ found }) => found);
}
