import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { event } from "../contract/events.ts";
import { NO_STREAM, START } from "../port.ts";
import { openTempEventStore } from "../testing/testing.ts";
import { openSqliteEventStore } from "./sqlite.ts";

/** Does what a flipped bit does: the database is sound, with another text that is JSON as well. */
function changeText(file: string): void {
  const db = new DatabaseSync(file);
  expect(db.exec("UPDATE events SET body = replace(body, 'wallet A', 'wallet C')")).toBeUndefined();
  db.close();
}

it("an event that is not what was stored is never read, and told as damage", async () => {
  await using temp = await openTempEventStore();
  const damaged: string[] = [];
  const file = join(temp.dataDir, "events.db");
  const store = await openSqliteEventStore(file, (damage) => damaged.push(damage.file));
  await store.append("report-1", [event("wallet A")], NO_STREAM);
  changeText(file);
  await expect(store.readStream("report-1")).rejects.toThrow("not what was stored");
  await expect(store.readAll(START, 10)).rejects.toThrow("not what was stored");
  expect(damaged).toEqual([file]);
  await store.close();
});

it("the store does not open over one", async () => {
  await using temp = await openTempEventStore();
  await temp.eventStore.append("report-1", [event("wallet A")], NO_STREAM);
  const file = join(temp.dataDir, "events.db");
  changeText(file);
  await expect(temp.another()).rejects.toThrow(`${file} is damaged`);
});
