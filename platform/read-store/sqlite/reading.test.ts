import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createReading } from "./reading.ts";

function openReading() {
  const db = new DatabaseSync(":memory:");
  const onBegin = vi.fn();
  const reading = createReading(db, onBegin);
  const inTransaction = () => reading.read(() => db.isTransaction);
  return { db, onBegin, reading, inTransaction };
}

test("reads of one turn share a transaction, which ends with the turn", async () => {
  const { db, onBegin, inTransaction } = openReading();
  expect([inTransaction(), inTransaction()]).toEqual([true, true]);
  await Promise.resolve();
  expect(inTransaction()).toBe(true);
  expect(onBegin).toHaveBeenCalledTimes(1);
  await setImmediate();
  expect(db.isTransaction).toBe(false);
  expect(inTransaction()).toBe(true);
  expect(onBegin).toHaveBeenCalledTimes(2);
});

test("a write ends it, and later reads start a new one", () => {
  const { db, onBegin, reading, inTransaction } = openReading();
  inTransaction();
  reading.end();
  expect(db.isTransaction).toBe(false);
  reading.end();
  inTransaction();
  expect(onBegin).toHaveBeenCalledTimes(2);
});

test("a failed read leaves the transaction to the others of the turn", async () => {
  const { db, reading, inTransaction } = openReading();
  expect(() =>
    reading.read(() => {
      throw new Error("no such thing");
    }),
  ).toThrow("no such thing");
  expect(inTransaction()).toBe(true);
  await setImmediate();
  expect(db.isTransaction).toBe(false);
});

test("damage that is met where a turn ends does not end the process", async () => {
  const db = new DatabaseSync(":memory:");
  const prepare = db.prepare.bind(db);
  const damage = Object.assign(new Error("database disk image is malformed"), { errcode: 11 });
  const ended = vi.fn(() => {
    throw damage;
  });
  db.prepare = (sql: string) => Object.assign(prepare(sql), sql === "COMMIT" ? { run: ended } : {});
  createReading(db, () => undefined).read(() => undefined);
  await setImmediate();
  expect(ended).toHaveBeenCalledOnce();
});
