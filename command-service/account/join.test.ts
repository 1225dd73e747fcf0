import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { joined, logIn, memberOf, openWorld, refusal, registration } from "./testing.ts";

test("joining without the required terms is refused and claims no nickname", async () => {
  await using world = await openWorld();
  for (const terms of [[], ["A01"], ["R02"], ["A02", "B01", "R01", "R03"]]) {
    const body = await registration(world, "mina", "mina", terms);
    expect(await refusal(world.call("POST home/join", { body }))).toBe("TERMS_NOT_AGREED");
  }
  expect(await world.events("")).toEqual([]);
});

test("joining records the versions of the terms that were agreed to", async () => {
  await using world = await openWorld();
  world.pass(150 * 24 * 3_600_000);
  await world.call("POST home/join", { body: await registration(world, "mina", "mina", ["R02", "A01", "B01"]) });
  const [joined] = await world.events("account-");
  expect(joined).toMatchObject({
    version: 3,
    data: {
      agreements: [
        { code: "A01", applyDt: "2026-01-02" },
        { code: "B01", applyDt: "2026-09-01" },
        { code: "R02", applyDt: "2026-01-02" },
      ],
    },
  });
});

test("a registration token must be genuine and expires after half an hour", async () => {
  await using world = await openWorld();
  const body = await registration(world, "mina", "mina");
  const forged = { ...body, registrationToken: "x.y.z" };
  expect(await refusal(world.call("POST home/join", { body: forged }))).toBe("LOGIN_REQUIRED");
  world.pass(30 * 60_000);
  expect(await refusal(world.call("POST home/join", { body }))).toBe("LOGIN_EXPIRED");
});

test("a user who has joined can't join again", async () => {
  await using world = await openWorld();
  const body = await registration(world, "mina", "mina");
  await world.call("POST home/join", { body });
  expect(await refusal(world.call("POST home/join", { body: { ...body, nickname: "other" } }))).toBe("ALREADY_JOINED");
  expect(await refusal(world.call("POST home/join", { body }))).toBe("ALREADY_JOINED");
});

test("joining in two tabs at once creates one account", async () => {
  await using world = await openWorld();
  const other = await world.another();
  const body = await registration(world, "mina", "mina");
  const results = await Promise.allSettled([
    world.call("POST home/join", { body }),
    other.call("POST home/join", { body }),
    other.call("POST home/join", { body: { ...body, nickname: "mina2" } }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await world.events("account-")).toHaveLength(1);
});

test("a repeated request with the same key gets the same account; another body is refused", async () => {
  await using world = await openWorld();
  const body = await registration(world, "mina", "mina");
  const idempotencyKey = "key-1";
  const first = memberOf(await world.call("POST home/join", { body, idempotencyKey }));
  const again = memberOf(await world.call("POST home/join", { body, idempotencyKey }));
  expect(again.id).toBe(first.id);
  expect(again.body).toMatchObject({ status: "ACTIVE", nickname: "mina" });
  expect(await world.events("account-")).toHaveLength(1);
  const another = { ...body, nickname: "other" };
  expect(await refusal(world.call("POST home/join", { body: another, idempotencyKey }))).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("a taken nickname does not spend the key", async () => {
  await using world = await openWorld();
  await joined(world, "mina", "taken");
  const body = await registration(world, "yuna", "taken");
  const idempotencyKey = "key-1";
  expect(await refusal(world.call("POST home/join", { body, idempotencyKey }))).toBe("NICKNAME_TAKEN");
  const free = { ...body, nickname: "free" };
  expect((await world.call("POST home/join", { body: free, idempotencyKey })).body).toMatchObject({ nickname: "free" });
});

test("the store has no personal data in plain text: no e-mail, no subject, neither in stream names", async () => {
  await using world = await openWorld();
  const { email, subject } = world.person("mina");
  const member = await joined(world, "mina", "별명짓기");
  await logIn(world, "mina");
  for (const { stream } of await world.events("")) expect(stream).not.toMatch(/mina|별명|subject|mail/);
  const files = await readdir(world.dataDir);
  const stored = await Promise.all(files.map((file) => readFile(join(world.dataDir, file))));
  // Control case: this search finds what is not encrypted.
  expect(stored.some((bytes) => bytes.includes(member.id))).toBe(true);
  for (const bytes of stored) {
    expect(bytes.includes(email)).toBe(false);
    expect(bytes.includes(subject)).toBe(false);
    expect(bytes.includes(member.cookie?.split(".")[1] ?? "no cookie")).toBe(false);
  }
});
