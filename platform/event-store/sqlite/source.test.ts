import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { events } from "../contract/events.ts";
import { NO_STREAM, START } from "../port.ts";
import { openTempEventStore } from "../testing/testing.ts";
import { openSqliteSource } from "./source.ts";

it("reads what the store has, and names the streams, those that were shredded too", async () => {
  await using temp = await openTempEventStore();
  const { eventStore } = temp;
  await eventStore.append("report-1", events("a", "b"), NO_STREAM);
  await eventStore.append("key-report-1", events("gone"), NO_STREAM);
  await eventStore.append("key-report-2", events("kept"), NO_STREAM);
  await eventStore.shred("key-report-1");
  await eventStore.shred("key-never-made");
  const source = openSqliteSource(join(temp.dataDir, "events.db"));
  expect(await source.readAll(START, 10)).toEqual(await eventStore.readAll(START, 10));
  expect(await source.readStream("key-report-1")).toMatchObject({ shredded: true });
  expect(await source.log()).toEqual(await eventStore.log());
  const [first, second, third] = source.streams("key-", "", 10);
  expect([first, second, third]).toEqual([
    { stream: "key-never-made", isShredded: true },
    { stream: "key-report-1", isShredded: true },
    { stream: "key-report-2", isShredded: false },
  ]);
  expect(source.streams("", "key-report-1", 2).map(({ stream }) => stream)).toEqual(["key-report-2", "report-1"]);
  expect([source.count(""), source.count("key-")]).toEqual([3, 1]);
  source.close();
});

it("refuses a file that is not there or is damaged, and writes nothing to it", async () => {
  await using temp = await openTempEventStore();
  await temp.eventStore.append("report-1", events("a"), NO_STREAM);
  await temp.eventStore.close();
  const file = join(temp.dataDir, "events.db");
  expect(() => openSqliteSource(`${file}-none`)).toThrow("does not exist");
  const db = new DatabaseSync(file);
  db.exec("UPDATE events SET body = replace(body, '\"a\"', '\"x\"')");
  db.close();
  expect(() => openSqliteSource(file)).toThrow(`The event store ${file} is damaged: restore it`);
});
