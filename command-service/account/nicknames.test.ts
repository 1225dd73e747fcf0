import { nicknameKey } from "@sb/contracts/account/wire.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { routes as accountRoutes } from "./routes.ts";
import { accountDecider } from "./rules/decider.ts";
import { nicknameDecider } from "./rules/nickname.ts";
import { joined, type Member, memberOf, openWorld, refusal, registration, type World } from "./testing.ts";

const HOUR = 3_600_000;

function change(world: World, { caller }: Member, newNick: string) {
  return world.call("POST user/nick/change", { caller, body: { newNick } });
}
async function isAvailable(world: World, nickname: string): Promise<boolean> {
  const { body } = await world.call("POST home/nick/double-chk", { body: { nickname } });
  return (body as { available: boolean }).available;
}

describe("of two concurrent claims of a nickname, one succeeds", () => {
  test.each([
    ["in one process", false],
    ["in two processes", true],
  ])("joining, %s", async (_name, apart) => {
    await using world = await openWorld();
    const other = apart ? await world.another() : world;
    const bodies = await Promise.all(["mina", "yuna"].map((name) => registration(world, name, "하나")));
    const results = await Promise.allSettled([
      world.call("POST home/join", { body: bodies[0] }),
      other.call("POST home/join", { body: bodies[1] }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = results.find((result) => result.status === "rejected")?.reason;
    expect(isRefused(lost) && lost.code).toBe("NICKNAME_TAKEN");
    expect(await world.events("account-")).toHaveLength(1);
  });

  test("eight concurrent changes to it, across two processes", async () => {
    await using world = await openWorld();
    const other = await world.another();
    const members = [];
    for (let n = 0; n < 8; n++) members.push(await joined(world, `p${n}`, `n${n}`));
    const body = { newNick: "wanted" };
    const results = await Promise.allSettled(
      members.map(({ caller }, n) => (n % 2 ? world : other).call("POST user/nick/change", { caller, body })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await world.events("account-")).filter(({ type }) => type === "NicknameChanged")).toHaveLength(1);
  });
});

describe("a nickname", () => {
  test("is taken in every spelling that looks the same", async () => {
    await using world = await openWorld();
    await joined(world, "mina", "Mina가");
    for (const nickname of ["Mina가", "mina가", "MINA가", "Mina\u1100\u1161"]) {
      expect(await isAvailable(world, nickname)).toBe(false);
      const body = await registration(world, "yuna", nickname);
      expect(await refusal(world.call("POST home/join", { body }))).toBe("NICKNAME_TAKEN");
    }
    expect(await isAvailable(world, "Mina나")).toBe(true);
  });

  test("is taken in names that look the same, until its holder gives up both", async () => {
    await using world = await openWorld();
    const mina = await joined(world, "mina", "Il가0");
    for (const nickname of ["lI가0", "1l가O", "ll가o"]) {
      expect(await isAvailable(world, nickname)).toBe(false);
      const body = await registration(world, "yuna", nickname);
      expect(await refusal(world.call("POST home/join", { body }))).toBe("NICKNAME_TAKEN");
    }
    await change(world, mina, "lI가0");
    expect(await isAvailable(world, "Il가0")).toBe(false);
    await change(world, mina, "다른이름");
    expect([await isAvailable(world, "Il가0"), await isAvailable(world, "lI가0")]).toEqual([true, true]);
  });

  test("is free again after a change, and the new one is taken", async () => {
    await using world = await openWorld();
    const mina = await joined(world, "mina", "old");
    expect((await change(world, mina, "new")).position).toEqual(expect.any(String));
    expect([await isAvailable(world, "old"), await isAvailable(world, "new")]).toEqual([true, false]);
    await joined(world, "yuna", "old");
    expect(await refusal(change(world, mina, "old"))).toBe("NICKNAME_TAKEN");
  });

  test("may change its case, and may be changed to itself", async () => {
    await using world = await openWorld();
    const mina = await joined(world, "mina", "mina");
    await change(world, mina, "MINA");
    await change(world, mina, "MINA");
    expect((await world.events("account-")).map(({ type }) => type)).toEqual(["AccountJoined", "NicknameChanged"]);
    expect(await isAvailable(world, "mina")).toBe(false);
  });

  test("is still held after changing back to it", async () => {
    await using world = await openWorld();
    const mina = await joined(world, "mina", "one");
    for (const nickname of ["two", "one", "two", "one"]) await change(world, mina, nickname);
    await world.followUp();
    expect([await isAvailable(world, "one"), await isAvailable(world, "two")]).toEqual([false, true]);
  });

  test("of a deregistered user can't be changed", async () => {
    await using world = await openWorld();
    const mina = await joined(world, "mina", "mina");
    await world.call("POST user/delete", { caller: mina.caller });
    expect(await refusal(change(world, mina, "other"))).toBe("LOGIN_EXPIRED");
  });
});

describe("a nickname that was put down", () => {
  test("is freed by the claims its event names, and by no others", async () => {
    await using world = await openWorld();
    const mina = await joined(world, "mina", "one");
    const context = { actor: mina.id, correlationId: "r", at: world.deps.clock() };
    const member = await world.deps.accounts.requireActive(mina.id);
    await change(world, mina, "two");
    const again = await world.deps.nicknames.claim("one", member, context);
    // The release of the first claim comes late, and the name was claimed anew.
    await world.deps.nicknames.release("one", member.claims, member, context);
    expect(await isAvailable(world, "one")).toBe(false);
    await world.deps.nicknames.release("one", again, member, context);
    expect(await isAvailable(world, "one")).toBe(true);
  });

  test("is free a while later if its account was stored before events named claims", async () => {
    await using world = await openWorld();
    const { id } = await joined(world, "mina", "old");
    const { membership } = await world.deps.accounts.requireActive(id);
    const data = { userId: id, membership, nickname: "new", previous: "old" };
    const meta = { eventId: uuidv7(), correlationId: "r", actor: id, at: world.deps.clock() };
    const event = { type: "NicknameChanged", version: 1, data, meta };
    await world.deps.eventStore.append(`account-${id}`, [event], 1);
    await world.followUp();
    world.pass(HOUR);
    expect(await isAvailable(world, "old")).toBe(true);
  });
});

describe("after a crash", () => {
  test("between claiming a nickname and using it, it is free after a while, and not before", async () => {
    await using world = await openWorld();
    const body = await registration(world, "mina", "mina");
    const { handle } = world.deps;
    const crash: typeof handle = (decider, stream, ...rest) =>
      stream.startsWith("account-") ? Promise.reject(new Error("crashed")) : handle(decider, stream, ...rest);
    const routes = accountRoutes({ ...world.deps, handle: crash });
    const request = { body, cookies: {}, caller: undefined, files: [], requestId: "r" } as never;
    await expect(routes["POST home/join"](request)).rejects.toThrow("crashed");

    expect(await isAvailable(world, "mina")).toBe(false);
    world.pass(9 * 60_000);
    expect(await isAvailable(world, "mina")).toBe(false);
    world.pass(60_000);
    expect(await isAvailable(world, "mina")).toBe(true);
    await joined(world, "yuna", "mina");
  });

  test("the user it happened to gets the nickname at once by retrying", async () => {
    await using world = await openWorld();
    const body = await registration(world, "mina", "mina");
    const { handle } = world.deps;
    let crashes = 1;
    const crashOnce: typeof handle = (decider, stream, ...rest) =>
      stream.startsWith("account-") && crashes-- > 0
        ? Promise.reject(new Error("crashed"))
        : handle(decider, stream, ...rest);
    const routes = accountRoutes({ ...world.deps, handle: crashOnce });
    const request = { body, cookies: {}, caller: undefined, files: [], requestId: "r" } as never;
    await expect(routes["POST home/join"](request)).rejects.toThrow("crashed");
    await expect(routes["POST home/join"](request)).resolves.toMatchObject({ body: { nickname: "mina" } });
    world.pass(HOUR);
    expect(await isAvailable(world, "mina")).toBe(false);
  });

  test("between changing a nickname and releasing the old one, the follow-up releases it", async () => {
    await using world = await openWorld();
    const mina = await joined(world, "mina", "old");
    const account = await world.deps.accounts.requireActive(mina.id);
    const context = { actor: mina.id, correlationId: "r", at: world.deps.clock() };
    const claims = await world.deps.nicknames.claim("new", account, context);
    const rename = { type: "ChangeNickname", version: account.version, nickname: "new", claims } as const;
    await world.deps.handle(accountDecider, `account-${mina.id}`, rename, context);
    expect(await isAvailable(world, "old")).toBe(false);
    await world.followUp();
    await world.followUp();
    expect(await isAvailable(world, "old")).toBe(true);
  });
});

test("a claim may only replace the one it names", () => {
  const held = { holder: "a" };
  expect(nicknameDecider.decide({ type: "Claim", holder: "b", replacing: "a" }, held).map(({ type }) => type)).toEqual([
    "NameReleased",
    "NameClaimed",
  ]);
  expect(nicknameDecider.decide({ type: "Claim", holder: "b", replacing: "c" }, held)).toEqual([]);
  expect(nicknameDecider.decide({ type: "Release", holder: "b" }, held)).toEqual([]);
});

describe("concurrent changes in any order", () => {
  const action = fc.record({
    who: fc.integer({ min: 0, max: 3 }),
    what: fc.constantFrom("join", "change", "change", "leave", "followUp"),
    nickname: fc.constantFrom("a", "A", "b", "c"),
    later: fc.constantFrom(0, 0, 11 * 60_000),
  });

  test("no two users hold one nickname, and nobody gets a nickname that is held", async () => {
    const histories = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(histories, async (rounds) => {
        await using world = await openWorld();
        const other = await world.another();
        for (const round of rounds) {
          world.pass(round[0]?.later ?? 0);
          const results = await Promise.allSettled(round.map((wish, n) => act(world, n % 2 ? other : world, wish)));
          for (const result of results)
            if (result.status === "rejected" && !isRefused(result.reason)) throw result.reason;
          const borne = await namesBorne(world);
          expect(new Set(borne.map(nicknameKey)).size).toBe(borne.length);
          world.pass(HOUR);
          for (const nickname of borne) expect(await isAvailable(world, nickname)).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });

  async function act(
    world: World,
    at: Pick<World, "call" | "followUp">,
    wish: { who: number; what: string; nickname: string },
  ) {
    const name = `person${wish.who}`;
    world.person(name);
    if (wish.what === "followUp") return at.followUp();
    const login = await at.call("POST user/login", { body: { code: name } });
    const body = login.body as { status: string; id: string; registrationToken: string };
    if (wish.what === "join") {
      const form = { registrationToken: body.registrationToken, nickname: wish.nickname, terms: ["A01", "R02"] };
      return at.call("POST home/join", { body: form });
    }
    if (body.status !== "ACTIVE") return undefined;
    const { caller } = memberOf(login);
    return wish.what === "leave"
      ? at.call("POST user/delete", { caller })
      : at.call("POST user/nick/change", { caller, body: { newNick: wish.nickname } });
  }

  async function namesBorne(world: World): Promise<readonly string[]> {
    const streams = new Set((await world.events("account-")).map(({ stream }) => stream));
    const accounts = await Promise.all(
      [...streams].map((stream) => world.deps.accounts.find(stream.slice("account-".length))),
    );
    return accounts.flatMap((account) => (account.status === "ACTIVE" ? [account.nickname] : []));
  }
});
