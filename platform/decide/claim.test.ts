import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NO_STREAM, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { createVault } from "../vault/vault.ts";
import { draftClaim, findClaim, type KeyedRequest, makeClaim, moveClaim } from "./claim.ts";
import { context } from "./counter.ts";

const REQUEST: KeyedRequest = {
  person: "user-1",
  route: "POST report",
  key: "k-1",
  body: { a: 1, b: { c: 2, d: [3] } },
};

async function openClaims() {
  const temp = await openTempEventStore();
  const deps = {
    eventStore: temp.eventStore,
    vault: createVault({ keys: createKeysInLog(temp.eventStore), root: randomBytes(32) }),
  };
  const draft = (changed: Partial<KeyedRequest> = {}) => draftClaim(deps, { ...REQUEST, ...changed }, context);
  return {
    eventStore: temp.eventStore,
    draft,
    find: () => findClaim(deps, draft()),
    claim: (changed?: Partial<KeyedRequest>) => makeClaim(deps, draft(changed)),
    move: (claim: Awaited<ReturnType<typeof makeClaim>>) => moveClaim(deps, draft(), claim, context),
    [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose](),
  };
}

describe("makeClaim", () => {
  it("returns a new seq, and the same claim for a repeated request", async () => {
    await using claims = await openClaims();
    expect(await claims.find()).toBeUndefined();
    const first = await claims.claim();
    expect(await claims.claim()).toEqual(first);
    expect(await claims.find()).toEqual(first);
  });

  it.each([
    ["another value", { a: 2, b: { c: 2, d: [3] } }],
    ["another order in a list", { a: 1, b: { c: 2, d: [3, 4] } }],
    ["a member less", { a: 1 }],
  ])("refuses the key for another body: %s", async (_, body) => {
    await using claims = await openClaims();
    await claims.claim();
    await expect(claims.claim({ body })).rejects.toMatchObject({ name: "Refused", code: "IDEMPOTENCY_KEY_REUSED" });
  });

  it.each([
    ["person", { person: "user-2" }],
    ["route", { route: "POST home/join" }],
    ["key", { key: "k-2" }],
  ])("is another claim for another %s", async (_, changed) => {
    await using claims = await openClaims();
    const { seq, id } = await claims.claim();
    const other = await claims.claim(changed);
    expect(other.id).not.toBe(id);
    expect(other.seq).not.toBe(seq);
  });

  it("returns one seq to concurrent requests", async () => {
    await using claims = await openClaims();
    const all = await Promise.all(Array.from({ length: 20 }, () => claims.claim()));
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(1);
    expect(await claims.eventStore.readAll(START, 10)).toHaveLength(1);
  });

  it("stores neither key nor body in plain text", async () => {
    await using claims = await openClaims();
    await claims.claim({ key: "secret-key", body: { phone: "010-1234-5678" } });
    expect(JSON.stringify(await claims.eventStore.readAll(START, 10))).not.toMatch(/secret-key|010-/);
  });

  it("records the causation", async () => {
    await using claims = await openClaims();
    const { append } = claims.draft();
    expect(append.events[0]?.meta).toMatchObject(context);
    await claims.claim();
    const [stored] = await claims.eventStore.readAll(START, 10);
    expect(stored?.meta).not.toHaveProperty("causationId");
  });
});

describe("moveClaim", () => {
  it("moves the request to another seq permanently", async () => {
    await using claims = await openClaims();
    const first = await claims.claim();
    const moved = await claims.move(first);
    expect(moved.seq).not.toBe(first.seq);
    expect(await claims.claim()).toEqual(moved);
  });

  it("moves once for concurrent requests", async () => {
    await using claims = await openClaims();
    const first = await claims.claim();
    const all = await Promise.all(Array.from({ length: 3 }, () => claims.move(first)));
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(1);
  });
});

it("reads claims of version 1, which have no causation, and fails on unknown versions", async () => {
  await using claims = await openClaims();
  const { append, claim } = claims.draft();
  const [event] = append.events;
  if (event === undefined) throw new Error("no event");
  await claims.eventStore.append(append.stream, [{ ...event, version: 1 }], NO_STREAM);
  expect(await claims.find()).toEqual({ ...claim, isCause: false });
  await claims.eventStore.append(append.stream, [{ ...event, version: 3 }], 0);
  await expect(claims.find()).rejects.toThrow("SeqClaimed@3");
});
