// Reported addresses that look like another one.
import type { DatabaseSync } from "node:sqlite";
import { hostsNear, isHost, likeness, shapeOf } from "./shape.ts";

export type Similar = { readonly addressKey: string; readonly timesReported: number };
export type FindSimilar = (addressKey: string, limit: number) => Similar[];

export function createFindSimilar(db: DatabaseSync): FindSimilar {
  const byShape = db.prepare("SELECT key, times FROM address WHERE shape = ? LIMIT 1000");
  const byKey = db.prepare("SELECT key, times FROM address WHERE key IN (SELECT value FROM json_each(?))");
  const rowsFor = (addressKey: string) => {
    if (isHost(addressKey)) return byKey.all(JSON.stringify(hostsNear(addressKey)));
    const shape = shapeOf(addressKey);
    return shape === undefined ? [] : byShape.all(shape);
  };
  return (addressKey, limit) =>
    rowsFor(addressKey)
      .map(({ key, times }) => ({ addressKey: String(key), timesReported: Number(times) }))
      .filter((found) => found.addressKey !== addressKey)
      .sort(
        (a, b) =>
          likeness(b.addressKey, addressKey) - likeness(a.addressKey, addressKey) ||
          b.timesReported - a.timesReported ||
          (a.addressKey < b.addressKey ? -1 : 1),
      )
      .slice(0, limit);
}
