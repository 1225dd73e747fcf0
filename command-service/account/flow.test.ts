import { ServerAway } from "@sb/platform/server-away.ts";
import { expect, test, vi } from "vitest";
import { handleSession } from "./end-login.ts";
import { GRACE_MS } from "./rules/session.ts";
import { joined, logIn, memberOf, openWorld, refusal, registration } from "./testing.ts";

test("log in, join, refresh, log out, log in again", async () => {
  await using world = await openWorld();
  const person = world.person("mina");

  const first = await logIn(world, "mina");
  expect(first.body).toEqual({ status: "INCOMPLETE", registrationToken: expect.any(String), email: person.email });
  expect(first.cookie).toBeUndefined();

  const body = await registration(world, "mina", "미나1");
  const member = memberOf(await world.call("POST home/join", { body }));
  expect(member.body).toEqual({
    status: "ACTIVE",
    accessToken: expect.any(String),
    accessTokenTTL: 900,
    sessionTTL: 1_209_600,
    id: expect.any(String),
    email: person.email,
    nickname: "미나1",
    isAdmin: false,
    roles: [],
  });
  expect(member.position).toEqual(expect.any(String));

  const stayed = await world.call("POST user/refresh", { cookie: member.cookie });
  expect(stayed.body).toEqual({
    accessToken: expect.any(String),
    accessTokenTTL: 900,
    sessionTTL: 1_209_600,
    isAdmin: false,
    roles: [],
  });
  expect(stayed.cookie).not.toBe(member.cookie);

  expect((await world.call("POST user/logout", { cookie: stayed.cookie })).cookie).toBeUndefined();
  expect(await refusal(world.call("POST user/refresh", { cookie: stayed.cookie }))).toBe("LOGIN_EXPIRED");

  const back = await logIn(world, "mina");
  expect(back.body).toMatchObject({ status: "ACTIVE", id: member.id, nickname: "미나1" });
});

test("the access token identifies the caller", async () => {
  await using world = await openWorld();
  const member = await joined(world, "mina", "mina");
  const { accessToken } = member.body as { accessToken: string };
  expect(await world.deps.tokens.verifyAccess(accessToken)).toEqual({
    ok: { userId: member.id, isAdmin: false, sessionId: member.cookie?.split(".")[0], membership: 1 },
  });
});

test("a code that the issuer does not know is refused", async () => {
  await using world = await openWorld();
  expect(await refusal(logIn(world, "stranger"))).toBe("LOGIN_REQUIRED");
});

test("an e-mail that was changed at the issuer is used, and is not stored twice", async () => {
  await using world = await openWorld();
  const member = await joined(world, "mina", "mina");
  await logIn(world, "mina");
  expect((await world.events("account-")).map(({ type }) => type)).toEqual(["AccountJoined"]);
  world.person("mina", { email: "new@mail.example" });
  for (let times = 0; times < 2; times++)
    expect((await logIn(world, "mina")).body).toMatchObject({ email: "new@mail.example" });
  expect((await world.events("account-")).map(({ type }) => type)).toEqual(["AccountJoined", "AccountPersonChanged"]);
  expect(member.id).toBe(memberOf(await logIn(world, "mina")).id);
});

test("the same subject at another issuer is another person", async () => {
  await using world = await openWorld();
  await joined(world, "mina", "mina");
  world.person("double", { ...world.person("mina"), issuer: "https://other.example" });
  expect((await logIn(world, "double")).body).toMatchObject({ status: "INCOMPLETE" });
});

test("admins are those whose verified e-mail is listed, checked again at each refresh", async () => {
  const adminEmails = ["boss@mail.example"];
  await using world = await openWorld({ adminEmails });
  world.person("boss", { email: "Boss@Mail.Example" });
  world.person("impostor", { email: "boss@mail.example", emailVerified: false });
  const boss = await joined(world, "boss", "boss");
  const impostor = await joined(world, "impostor", "impostor");
  expect([boss.caller.isAdmin, impostor.caller.isAdmin]).toEqual([true, false]);

  const adminAfterRefresh = async (cookie: string | undefined) => {
    const { body, cookie: next } = await world.call("POST user/refresh", { cookie });
    const verdict = await world.deps.tokens.verifyAccess((body as { accessToken: string }).accessToken);
    return { isAdmin: "ok" in verdict && verdict.ok.isAdmin, next };
  };
  const kept = await adminAfterRefresh(boss.cookie);
  expect(kept.isAdmin).toBe(true);
  expect((await adminAfterRefresh(impostor.cookie)).isAdmin).toBe(false);
  adminEmails.pop();
  expect((await adminAfterRefresh(kept.next)).isAdmin).toBe(false);
});

test("a role given or taken away is in the next token, and nothing that is not verified gives one", async () => {
  const moderator = ["mo@mail.example"];
  await using world = await openWorld({ staffEmails: { moderator, editor: ["mo@mail.example", "ed@mail.example"] } });
  world.person("ed", { emailVerified: false });
  const mo = await joined(world, "mo", "mo");
  expect(mo.body).toMatchObject({ isAdmin: false, roles: ["moderator", "editor"] });
  expect((await joined(world, "ed", "ed")).body).toMatchObject({ isAdmin: false, roles: [] });
  moderator.pop();
  const { body } = await world.call("POST user/refresh", { cookie: mo.cookie });
  expect(body).toMatchObject({ roles: ["editor"] });
  const verdict = await world.deps.tokens.verifyAccess((body as { accessToken: string }).accessToken);
  expect(verdict).toMatchObject({ ok: { isAdmin: false, roles: ["editor"] } });
  const held = (await world.events("session-")).filter(({ type }) => type === "RolesHeld");
  expect(held.map(({ data, meta }) => [meta.actor, data])).toEqual([
    [mo.id, { userId: mo.id, roles: ["moderator", "editor"] }],
    [mo.id, { userId: mo.id, roles: ["editor"] }],
  ]);
});

test("a refresh without a cookie is no login; with an unknown one, the login has ended", async () => {
  await using world = await openWorld();
  expect(await refusal(world.call("POST user/refresh"))).toBe("LOGIN_REQUIRED");
  expect(await refusal(world.call("POST user/refresh", { cookie: "" }))).toBe("LOGIN_REQUIRED");
  for (const cookie of ["nonsense", "../account-1.x", `${"a".repeat(22)}.${"b".repeat(43)}`])
    expect(await refusal(world.call("POST user/refresh", { cookie }))).toBe("LOGIN_EXPIRED");
});

test("reuse of a stolen token ends the family, for the thief and the owner", async () => {
  await using world = await openWorld();
  const { cookie: stolen } = await joined(world, "mina", "mina");
  const { cookie: owners } = await world.call("POST user/refresh", { cookie: stolen });
  world.pass(GRACE_MS + 1);
  expect(await refusal(world.call("POST user/refresh", { cookie: stolen }))).toBe("LOGIN_EXPIRED");
  expect(await refusal(world.call("POST user/refresh", { cookie: owners }))).toBe("LOGIN_EXPIRED");
});

test("the end of one login does not end another", async () => {
  await using world = await openWorld();
  const { cookie } = await joined(world, "mina", "mina");
  const phone = await logIn(world, "mina");
  await world.call("POST user/logout", { cookie });
  expect((await world.call("POST user/refresh", { cookie: phone.cookie })).cookie).toEqual(expect.any(String));
});

test("two tabs that refresh at the same moment stay logged in and get the same new token", async () => {
  await using world = await openWorld();
  const { cookie } = await joined(world, "mina", "mina");
  const other = await world.another();
  const tabs = await Promise.all([
    world.call("POST user/refresh", { cookie }),
    world.call("POST user/refresh", { cookie }),
    other.call("POST user/refresh", { cookie }),
    other.call("POST user/refresh", { cookie }),
  ]);
  const [next, ...rest] = new Set(tabs.map((tab) => tab.cookie));
  expect(rest).toEqual([]);
  expect((await world.events("session-")).map(({ type }) => type)).toEqual(["SessionStarted", "SessionRotated"]);
  world.pass(GRACE_MS + 1);
  expect((await other.call("POST user/refresh", { cookie: next })).cookie).toEqual(expect.any(String));
});

test("a concurrent refresh and logout end logged out", async () => {
  await using world = await openWorld();
  const { cookie } = await joined(world, "mina", "mina");
  const [refreshed] = await Promise.allSettled([
    world.call("POST user/refresh", { cookie }),
    world.call("POST user/logout", { cookie }),
  ]);
  const last = refreshed.status === "fulfilled" ? refreshed.value.cookie : cookie;
  expect(await refusal(world.call("POST user/refresh", { cookie: last }))).toBe("LOGIN_EXPIRED");
});

test("a login that is idle for a fortnight has ended", async () => {
  await using world = await openWorld();
  const { cookie } = await joined(world, "mina", "mina");
  const day = 24 * 3_600_000;
  world.pass(13 * day);
  const used = await world.call("POST user/refresh", { cookie });
  world.pass(13 * day);
  const again = await world.call("POST user/refresh", { cookie: used.cookie });
  world.pass(14 * day);
  const refused = { code: "LOGIN_EXPIRED", extra: { reason: "INACTIVITY" } };
  await expect(world.call("POST user/refresh", { cookie: again.cookie })).rejects.toMatchObject(refused);
});

test("a login that was ended has no inactivity reason", async () => {
  await using world = await openWorld();
  const { cookie } = await joined(world, "mina", "mina");
  await world.call("POST user/logout", { cookie });
  await expect(world.call("POST user/refresh", { cookie })).rejects.toMatchObject({ code: "LOGIN_EXPIRED", extra: {} });
});

test("an access token ends with its login, in every process; the person's other logins continue", async () => {
  await using world = await openWorld();
  const other = await world.another();
  const desk = await joined(world, "mina", "mina");
  const phone = memberOf(await logIn(world, "mina"));
  for (const { caller } of [desk, phone]) await other.deps.accounts.requireLogin(caller);
  const { position } = await world.call("POST user/logout", { cookie: phone.cookie });
  expect(position).toEqual(expect.any(String));
  for (const { deps } of [world, other]) {
    expect(await refusal(deps.accounts.requireLogin(phone.caller))).toBe("LOGIN_EXPIRED");
    await deps.accounts.requireLogin(desk.caller);
  }
});

test("an access token from before leaving is worth nothing after joining again", async () => {
  await using world = await openWorld();
  const before = await joined(world, "mina", "mina");
  await world.call("POST user/delete", { caller: before.caller });
  const after = await joined(world, "mina", "mina2");
  const [old, current] = await Promise.all(
    [before, after].map(({ body }) => world.deps.tokens.verifyAccess((body as { accessToken: string }).accessToken)),
  );
  if (!old || !current || "error" in old || "error" in current) throw new Error("both are genuine");
  expect(await refusal(world.deps.accounts.requireLogin(old.ok))).toBe("LOGIN_EXPIRED");
  await world.deps.accounts.requireLogin(current.ok);
});

test("access tokens end with a family that was revoked because of reuse", async () => {
  await using world = await openWorld();
  const { cookie: stolen, caller } = await joined(world, "mina", "mina");
  await world.call("POST user/refresh", { cookie: stolen });
  world.pass(GRACE_MS + 1);
  await world.deps.accounts.requireLogin(caller);
  expect(await refusal(world.call("POST user/refresh", { cookie: stolen }))).toBe("LOGIN_EXPIRED");
  expect(await refusal(world.deps.accounts.requireLogin(caller))).toBe("LOGIN_EXPIRED");
});

test("a crash between the two ends the login first, and the follow-up revokes its session once", async () => {
  await using world = await openWorld();
  const { caller, cookie } = await joined(world, "mina", "mina");
  const breaksDown: typeof world.deps.handle = async (decider, stream, command, context) => {
    if (stream.startsWith("session-")) throw new Error("crashed");
    return world.deps.handle(decider, stream, command, context);
  };
  const command = { type: "LogOut", presented: "a hash" } as const;
  const context = { actor: "visitor", correlationId: "r", at: world.deps.clock() };
  const deps = { ...world.deps, handle: breaksDown };
  await expect(handleSession(deps, caller.sessionId, command, context)).rejects.toThrow("crashed");
  expect(await refusal(world.deps.accounts.requireLogin(caller))).toBe("LOGIN_EXPIRED");
  for (let times = 0; times < 2; times++) await world.followUp();
  expect(await refusal(world.call("POST user/refresh", { cookie }))).toBe("LOGIN_EXPIRED");
  expect((await world.events("account-")).map(({ type }) => type)).toEqual(["AccountJoined", "LoginEnded"]);
  const ofSession = (await world.events("session-")).map(({ type }) => type);
  expect(ofSession).toEqual(["SessionStarted", "SessionRevoked"]);
});

test("a refresh that can't be answered replaces no token", async () => {
  await using world = await openWorld();
  const { cookie } = await joined(world, "mina", "mina");
  const open = vi.spyOn(world.deps.vault, "open").mockRejectedValue(new ServerAway("The S3 store"));
  await expect(world.call("POST user/refresh", { cookie })).rejects.toMatchObject({ code: "SERVER_AWAY" });
  open.mockRestore();
  world.pass(GRACE_MS + 1);
  expect((await world.call("POST user/refresh", { cookie })).cookie).toEqual(expect.any(String));
});

test("within its grace period a reused token returns its successor, until that was used", async () => {
  await using world = await openWorld();
  const { cookie: first } = await joined(world, "mina", "mina");
  const { cookie: second } = await world.call("POST user/refresh", { cookie: first });
  world.pass(GRACE_MS - 2);
  // The response may have been lost.
  expect((await world.call("POST user/refresh", { cookie: first })).cookie).toBe(second);
  world.pass(1);
  const { cookie: third } = await world.call("POST user/refresh", { cookie: second });
  // The response has arrived: its token was used.
  expect(await refusal(world.call("POST user/refresh", { cookie: first }))).toBe("LOGIN_EXPIRED");
  expect(await refusal(world.call("POST user/refresh", { cookie: third }))).toBe("LOGIN_EXPIRED");
});

test("a person ends their other logins, by day and device as they know them, and nobody else's", async () => {
  await using world = await openWorld();
  const { id, cookie } = await joined(world, "mina", "mina");
  const { id: otherId, cookie: others } = await joined(world, "tom", "tom");
  const phone = await logIn(world, "mina", { browser: "SAFARI", system: "IOS" });
  const idOf = (given: string | undefined) => given?.split(".")[0] ?? "";
  const callerOf = (userId: string, from: string | undefined) => ({
    userId,
    sessionId: idOf(from),
    membership: 1,
    isAdmin: false,
  });
  const end = (caller: ReturnType<typeof callerOf>, ...cookies: readonly (string | undefined)[]) =>
    world.call("POST user/logins/end", { caller, body: { sessionIds: cookies.map(idOf) } });
  const logins = async () => {
    const account = await world.deps.accounts.requireActive(id);
    return account.logins.map(({ sessionId, device, seenOn }) => [sessionId, device, seenOn]);
  };
  const today = world.deps.clock().slice(0, 10);
  expect(await logins()).toEqual([
    [idOf(cookie), "", today],
    [idOf(phone.cookie), "SAFARI IOS", today],
  ]);

  world.pass(24 * 3_600_000);
  const stayed = await world.call("POST user/refresh", { cookie: phone.cookie });
  expect((await logins()).at(1)?.at(2)).toBe(world.deps.clock().slice(0, 10));

  await end(callerOf(otherId, others), phone.cookie);
  await end(callerOf(id, phone.cookie), cookie, phone.cookie, others);
  expect(await logins()).toHaveLength(1);
  expect(await refusal(world.call("POST user/refresh", { cookie }))).toBe("LOGIN_EXPIRED");
  await world.call("POST user/refresh", { cookie: stayed.cookie });
  await world.call("POST user/refresh", { cookie: others });
});
