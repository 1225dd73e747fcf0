import { expect, test } from "vitest";
import { createAccountGate, guardHandlers } from "./gate.ts";
import { joined, openWorld, refusal } from "./testing.ts";

test("sees another process's change of a cached account at once", async () => {
  await using world = await openWorld();
  const other = await world.another();
  const mina = await joined(world, "mina", "mina");
  expect(await world.deps.accounts.requireActive(mina.id)).toMatchObject({ nickname: "mina", membership: 1 });
  await other.call("POST user/nick/change", { caller: mina.caller, body: { newNick: "other" } });
  expect(await world.deps.accounts.requireActive(mina.id)).toMatchObject({ nickname: "other" });
  await other.call("POST user/delete", { caller: mina.caller });
  expect(await refusal(world.deps.accounts.requireActive(mina.id))).toBe("LOGIN_EXPIRED");
});

test("reads only new events", async () => {
  await using world = await openWorld();
  const mina = await joined(world, "mina", "mina");
  const from: unknown[] = [];
  const { eventStore } = world.deps;
  const gate = createAccountGate({
    eventStore: {
      ...eventStore,
      readStream: (stream, revision) => {
        from.push(revision);
        return eventStore.readStream(stream, revision);
      },
    },
  });
  for (let times = 0; times < 3; times++) await gate.requireActive(mina.id);
  expect(from).toEqual([0, 2, 2]);
});

test("an account that never existed is not active", async () => {
  await using world = await openWorld();
  expect(await refusal(world.deps.accounts.requireActive("nobody"))).toBe("LOGIN_EXPIRED");
});

test("guarded handlers refuse deregistered users, open handlers do not", async () => {
  await using world = await openWorld();
  const mina = await joined(world, "mina", "mina");
  const guarded = guardHandlers(world.deps.accounts, {
    "POST report/history/delete": async () => ({ body: undefined, position: "reached" }),
    "POST user/logout": async () => ({ body: undefined }),
  });
  const request = { body: { dclrSeq: 1 }, params: undefined, query: undefined, files: [], cookies: {} };
  const rest = {
    idempotencyKey: undefined,
    minPosition: undefined,
    requestId: "r",
    client: () => "",
    network: () => "",
  };
  const del = () =>
    guarded["POST report/history/delete"]({
      route: "POST report/history/delete",
      ...request,
      ...rest,
      caller: mina.caller,
    });
  expect(await del()).toMatchObject({ position: "reached" });
  await world.call("POST user/delete", { caller: mina.caller });
  expect(await refusal(del())).toBe("LOGIN_EXPIRED");
  expect(
    await guarded["POST user/logout"]({
      route: "POST user/logout",
      ...request,
      ...rest,
      body: undefined,
      caller: undefined,
    }),
  ).toEqual({
    body: undefined,
  });
});
