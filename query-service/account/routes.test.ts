import { randomBytes } from "node:crypto";
import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import { expect, test } from "vitest";
import { routes as accountQueries } from "./routes.ts";

const owner = membershipKeyOwner("u1", 1);
const rest = {
  body: undefined,
  files: [],
  cookies: {},
  idempotencyKey: undefined,
  minPosition: undefined,
  requestId: "r",
  client: () => "",
  network: () => "",
};

async function openWorld(changes: Partial<AccountDoc> = {}) {
  const temp = await openTempEventStore();
  const vault = createVault({ keys: createKeysInLog(temp.eventStore), root: randomBytes(32) });
  const readStore = openSqliteReadStore(":memory:");
  const sealed = await vault.seal(owner, {
    email: "mina@mail.example",
    emailVerified: true,
    issuer: "i",
    subject: "s",
  });
  const joinedAt = "2026-05-01T12:00:00.000Z";
  const doc: AccountDoc = {
    userId: "u1",
    nickname: "미나",
    joinedAt,
    active: true,
    membership: 1,
    sealed,
    revision: 0,
    ...changes,
  };
  const to = "0000000000000001";
  const put = { op: "put", collection: ACCOUNT_COLLECTION, id: "u1", doc } as const;
  await readStore.apply({ projection: ACCOUNT_MODEL, from: START, to, ops: [put] });
  const reports = ["11", "12", "13"].map((member, score) => ({
    op: "listAdd" as const,
    list: REPORT_LISTS.owner("u1"),
    member,
    score,
  }));
  await readStore.apply({ projection: REPORT_MODEL, from: START, to, ops: reports });
  const deps = { readStore, vault };
  return {
    deps,
    myPage: (userId: string, query: { userId?: string } = {}, isAdmin = false) =>
      accountQueries(deps)["GET support/my-page"]({
        ...rest,
        route: "GET support/my-page",
        params: undefined,
        query,
        caller: { userId, isAdmin, sessionId: "s1", membership: 1 },
      }),
    [Symbol.asyncDispose]: async () => {
      await readStore.close();
      await temp[Symbol.asyncDispose]();
    },
  };
}

test("returns the user's own data, with the e-mail decrypted and the reports counted", async () => {
  await using world = await openWorld();
  const body = {
    userId: "u1",
    email: "mina@mail.example",
    nickname: "미나",
    isAdmin: false,
    roles: [],
    joinedAt: "2026-05-01T12:00:00.000Z",
    reportCount: 3,
    agreements: [],
  };
  expect(await world.myPage("u1")).toEqual({ body });
  expect(await world.myPage("u1", { userId: "u1" }, true)).toEqual({ body: { ...body, isAdmin: true } });
});

test("another user's data can't be read by anybody", async () => {
  await using world = await openWorld();
  await expect(world.myPage("u2", { userId: "u1" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(world.myPage("u2", { userId: "u1" }, true)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(world.myPage("u2")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a deregistered user gets no page", async () => {
  await using world = await openWorld({ active: false, nickname: "", sealed: undefined });
  await expect(world.myPage("u1")).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
});

test("also if the key is gone and the read model does not know yet", async () => {
  await using world = await openWorld();
  await world.deps.vault.shred(owner);
  await expect(world.myPage("u1")).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
});
