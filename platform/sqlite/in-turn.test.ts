import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { createInTurn } from "./in-turn.ts";

function open() {
  const db = new DatabaseSync(":memory:");
  db.exec("CREATE TABLE note (text TEXT UNIQUE)");
  const exec = vi.spyOn(db, "exec");
  const insert = db.prepare("INSERT INTO note VALUES (?)");
  return {
    inTurn: createInTurn(db),
    note: (text: string) => insert.run(text).changes,
    notes: () =>
      db
        .prepare("SELECT text FROM note")
        .all()
        .map(({ text }) => text),
    commits: () => exec.mock.calls.filter(([sql]) => sql === "COMMIT").length,
  };
}

test("works of one turn share a commit, in their order, and each gets its own answer", async () => {
  const { inTurn, note, notes, commits } = open();
  const answers = await Promise.all([inTurn(() => note("one")), inTurn(() => notes()), inTurn(() => note("two"))]);
  expect(answers).toEqual([1, ["one"], 1]);
  expect(commits()).toBe(1);
  await inTurn(() => note("three"));
  expect(commits()).toBe(2);
  expect(notes()).toEqual(["one", "two", "three"]);
});

test("one that fails takes no other with it, and nothing of it is stored", async () => {
  const { inTurn, note, notes } = open();
  const half = () => {
    note("half");
    note("one");
  };
  const settled = await Promise.allSettled([inTurn(() => note("one")), inTurn(half), inTurn(() => note("two"))]);
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(notes()).toEqual(["one", "two"]);
});
