import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { expect, test } from "vitest";
import { accountDecider } from "./rules/decider.ts";
import { joined, logIn, memberOf, openWorld, refusal, registration, type World } from "./testing.ts";

/** The encrypted parts of the account's events, decrypted where that is still possible. */
async function personsStored(world: World, userId: string): Promise<readonly unknown[]> {
  const events = await world.events(`account-${userId}`);
  const sealed = events.flatMap(({ data }) => {
    const { person, membership } = data as { person?: string; membership: number };
    return person ? [{ person, membership }] : [];
  });
  return Promise.all(
    sealed.map(({ person, membership }) => world.deps.vault.open(membershipKeyOwner(userId, membership), person)),
  );
}

test("deregistration ends all logins, releases the nickname, and shreds the encrypted data", async () => {
  await using world = await openWorld();
  const mina = await joined(world, "mina", "mina");
  const phone = await logIn(world, "mina");
  expect(await personsStored(world, mina.id)).toEqual([world.person("mina")]);

  const left = await world.call("POST user/delete", { caller: mina.caller, cookie: mina.cookie });
  expect(left).toMatchObject({ body: undefined, cookie: undefined, position: expect.any(String) });

  for (const cookie of [mina.cookie, phone.cookie])
    expect(await refusal(world.call("POST user/refresh", { cookie }))).toBe("LOGIN_EXPIRED");
  expect(await refusal(world.deps.accounts.requireActive(mina.id))).toBe("LOGIN_EXPIRED");
  expect(await refusal(world.call("POST user/delete", { caller: mina.caller }))).toBe("LOGIN_EXPIRED");
  expect(await personsStored(world, mina.id)).toEqual([undefined]);
  expect((await joined(world, "yuna", "mina")).id).not.toBe(mina.id);
});

test("joining again with the same Google account gives the same user a new membership", async () => {
  await using world = await openWorld();
  const mina = await joined(world, "mina", "mina");
  await world.call("POST user/delete", { caller: mina.caller });
  expect((await logIn(world, "mina")).body).toMatchObject({ status: "INCOMPLETE" });
  const again = memberOf(await world.call("POST home/join", { body: await registration(world, "mina", "mina") }));
  expect(again.id).toBe(mina.id);
  expect(await personsStored(world, mina.id)).toEqual([undefined, world.person("mina")]);
  expect(await refusal(world.call("POST user/refresh", { cookie: mina.cookie }))).toBe("LOGIN_EXPIRED");
  expect((await world.call("POST user/refresh", { cookie: again.cookie })).cookie).toEqual(expect.any(String));
});

test("the follow-up completes what a crash interrupted; running late or twice, it does no harm", async () => {
  await using world = await openWorld();
  const mina = await joined(world, "mina", "mina");
  const context = { actor: mina.id, correlationId: "r", at: world.deps.clock() };
  await world.deps.handle(accountDecider, `account-${mina.id}`, { type: "Deregister" }, context);
  expect(await personsStored(world, mina.id)).toEqual([world.person("mina")]);

  await world.followUp();
  expect(await personsStored(world, mina.id)).toEqual([undefined]);
  const again = memberOf(await world.call("POST home/join", { body: await registration(world, "mina", "mina") }));
  await world.followUp();
  expect(await personsStored(world, mina.id)).toEqual([undefined, world.person("mina")]);
  expect((await logIn(world, "mina")).body).toMatchObject({ id: again.id, email: world.person("mina").email });
  const { body } = await world.call("POST home/nick/double-chk", { body: { nickname: "mina" } });
  expect(body).toEqual({ available: false });
});

test("deregistering in two tabs at once does it once", async () => {
  await using world = await openWorld();
  const mina = await joined(world, "mina", "mina");
  const other = await world.another();
  const results = await Promise.allSettled(
    [world, other].map((at) => at.call("POST user/delete", { caller: mina.caller })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await world.events("account-")).map(({ type }) => type)).toEqual(["AccountJoined", "AccountDeregistered"]);
});
