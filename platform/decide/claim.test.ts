import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing.ts";
import { createVault } from "../vault/vault.ts";
import { claimSeq, type SeqClaim } from "./claim.ts";

const CLAIM: SeqClaim = { person: "user-1", route: "POST report", key: "k-1", body: { a: 1, b: { c: 2, d: [3] } } };

async function openClaims() {
  const temp = await openTempEventStore();
  const deps = { eventStore: temp.eventStore, vault: createVault({ ...temp, masterKey: randomBytes(32) }) };
  return {
    eventStore: temp.eventStore,
    claim: (changed: Partial<SeqClaim> = {}) => claimSeq(deps, { ...CLAIM, ...changed }),
    [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose](),
  };
}

describe("claimSeq", () => {
  it("gives a new seq first, and the same one to whoever repeats the request", async () => {
    await using claims = await openClaims();
    const first = await claims.claim();
    expect(first.repeated).toBe(false);
    expect(await claims.claim()).toEqual({ seq: first.seq, repeated: true });
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
    const { seq } = await claims.claim();
    const other = await claims.claim(changed);
    expect(other.repeated).toBe(false);
    expect(other.seq).not.toBe(seq);
  });

  it("gives all who ask at the same moment one seq", async () => {
    await using claims = await openClaims();
    const all = await Promise.all(Array.from({ length: 20 }, () => claims.claim()));
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(1);
    expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });

  it("keeps neither key nor body in the log", async () => {
    await using claims = await openClaims();
    await claims.claim({ key: "secret-key", body: { phone: "010-1234-5678" } });
    expect(JSON.stringify(await claims.eventStore.readAll(START, 10))).not.toMatch(/secret-key|010-/);
  });
});
