import type { EndedLogin } from "@sb/contracts/account/ended-logins.ts";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import { watchModels } from "@sb/platform/read-store/model-states.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createVersionKey } from "../runtime/version-key.ts";
import { createIsOver } from "./is-over.ts";

let readStore: ReturnType<typeof openSqliteReadStore>;
beforeEach(() => {
  readStore = openSqliteReadStore(":memory:");
});
afterEach(() => readStore.close());

async function put(userId: string, active: boolean, endedLogins: readonly EndedLogin[] = [], membership = 1) {
  const from = await readStore.checkpoint(ACCOUNT_MODEL);
  const ops = [
    {
      op: "put",
      collection: ACCOUNT_COLLECTION,
      id: userId,
      doc: { userId, active, endedLogins, membership },
    } as const,
  ];
  await readStore.apply({ projection: ACCOUNT_MODEL, from, to: `${from}1`, ops });
}

function open() {
  const model = vi.fn(readStore.model);
  const states = watchModels([ACCOUNT_MODEL], () => readStore);
  const isOver = createIsOver({
    readStore: { model },
    versionKey: createVersionKey((name) => states.of(name).version),
  });
  const ask = (userId: string, sessionId = "s1", membership = 1) =>
    isOver({ userId, isAdmin: false, sessionId, membership });
  return { ask, looks: () => model.mock.calls.length };
}

test("a user who is in the model and not active has left; a missing one has only just joined", async () => {
  const { ask } = open();
  await put("member", true);
  await put("gone", false);
  expect(await Promise.all(["member", "gone", "new"].map((id) => ask(id)))).toEqual([false, true, false]);
});

test("each login is looked up once, until an account changes", async () => {
  const { ask, looks } = open();
  await put("member", true);
  for (let times = 0; times < 3; times += 1) expect(await ask("member")).toBe(false);
  expect(looks()).toBe(1);
  await readStore.apply({ projection: ACCOUNT_MODEL, from: "1", to: "2", ops: [] });
  expect(await ask("member")).toBe(false);
  expect(looks()).toBe(1);
  await readStore.apply({ projection: "other@1", from: "", to: "2", ops: [] });
  const gone = {
    op: "put",
    collection: ACCOUNT_COLLECTION,
    id: "member",
    doc: { active: false, membership: 1 },
  } as const;
  await readStore.apply({ projection: ACCOUNT_MODEL, from: "2", to: "3", ops: [gone] });
  expect(await ask("member")).toBe(true);
});

test("an ended login is over, the user's others are not", async () => {
  const { ask } = open();
  await put("member", true, [{ sessionId: "lost-phone", until: "2026-05-01T12:16:00.000Z" }]);
  expect(await Promise.all(["lost-phone", "desk"].map((sessionId) => ask("member", sessionId)))).toEqual([true, false]);
});

test("a login of an earlier membership is over, one that the model does not know yet is not", async () => {
  const { ask } = open();
  await put("member", true, [], 2);
  expect(await Promise.all([1, 2, 3].map((membership) => ask("member", "s1", membership)))).toEqual([
    true,
    false,
    false,
  ]);
});
