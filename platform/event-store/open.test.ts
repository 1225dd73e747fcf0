import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { event } from "./contract/events.ts";
import { openEventStore } from "./open.ts";
import { NO_STREAM, START } from "./port.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-open-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("opens the data folder's events.db, or another file by its absolute path", async () => {
  const byDefault = await openEventStore("sqlite:", join(folder, "new"));
  await byDefault.append("s-1", [event("a")], NO_STREAM);
  await byDefault.close();
  const byPath = await openEventStore(`sqlite:${join(folder, "new", "events.db")}`, "/nowhere");
  expect(await byPath.readAll(START, 10)).toHaveLength(1);
  await byPath.close();
});

it("opens one new file concurrently", async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, () => openEventStore("sqlite:", folder)));
  await Promise.all(stores.map((store, i) => store.append(`s-${i}`, [event("a")], NO_STREAM)));
  expect(await stores[0]?.readAll(START, 10)).toHaveLength(6);
  for (const store of stores) await store.close();
});

it("reports in one line that a file is not an event store", async () => {
  await writeFile(join(folder, "events.db"), "not a database, ".repeat(100));
  await expect(openEventStore("sqlite:", folder)).rejects.toThrow(
    `The event store ${join(folder, "events.db")} is damaged: restore it from the back-up`,
  );
});

it.each([
  ["postgres://user:pass@host", "No event store for this URL: postgres:"],
  ["events", "No event store for this URL: (no scheme)"],
  ["sqlite:events.db", "must be absolute"],
])("refuses %s", async (url, message) => {
  await expect(openEventStore(url, folder)).rejects.toThrow(message);
});
