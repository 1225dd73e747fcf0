import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Append, NO_STREAM, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing.ts";
import { createVault } from "../vault/vault.ts";
import { claimSeq, type SeqClaim, withClaim } from "./claim.ts";
import { context, counter } from "./counter.ts";
import { createHandleCommand } from "./handle.ts";

const CLAIM: SeqClaim = { person: "user-1", route: "POST report", key: "k-1", body: { a: 1, b: { c: 2, d: [3] } } };

async function openClaims() {
  const temp = await openTempEventStore();
  const deps = { eventStore: temp.eventStore, vault: createVault({ ...temp, masterKey: randomBytes(32) }) };
  return {
    eventStore: temp.eventStore,
    claim: (changed: Partial<SeqClaim> = {}) => claimSeq(deps, { ...CLAIM, ...changed }),
    /** Counts once in the stream of the seq, unless it was counted there before. */
    count: (changed: Partial<SeqClaim> = {}) =>
      withClaim(deps, { ...CLAIM, ...changed }, async (seq, ahead) => {
        const stream = `counter-${seq}`;
        const { revision } = await temp.eventStore.readStream(stream);
        const type = revision === NO_STREAM ? "count" : "look";
        return createHandleCommand(deps)(counter, stream, { type, by: "a" }, context, ahead);
      }),
    run: (work: (seq: number, ahead: readonly Append[]) => Promise<unknown>) => withClaim(deps, CLAIM, work),
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

describe("withClaim", () => {
  it("has the claim ahead of what is done under its seq", async () => {
    await using claims = await openClaims();
    const { seq, repeated, result } = await claims.count();
    expect({ repeated, counted: result.state.by }).toEqual({ repeated: false, counted: ["a"] });
    const log = await claims.eventStore.readAll(START, 10);
    expect(log.map(({ type, stream }) => [type, stream.replace(/^claim-.*/, "claim")])).toEqual([
      ["SeqClaimed", "claim"],
      ["Counted", `counter-${seq}`],
    ]);
  });

  it("comes to the same seq again, however the claim was made, and does nothing twice", async () => {
    await using claims = await openClaims();
    const { seq } = await claims.claim();
    const [first, second] = [await claims.count(), await claims.count()];
    expect([first, second]).toMatchObject([
      { seq, repeated: true },
      { seq, repeated: true },
    ]);
    expect(second.result.state.by).toEqual(["a"]);
  });

  it("gives all who ask at the same moment one seq, under which it is done once", async () => {
    await using claims = await openClaims();
    const all = await Promise.all(Array.from({ length: 20 }, () => claims.count()));
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(1);
    expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await claims.eventStore.readAll(START, 10)).toHaveLength(2);
  });

  it("refuses the key for another body", async () => {
    await using claims = await openClaims();
    await claims.count();
    await expect(claims.count({ body: { a: 2 } })).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
    expect(await claims.eventStore.readAll(START, 10)).toHaveLength(2);
  });

  it("spends no key on what is refused, and passes every failure on", async () => {
    await using claims = await openClaims();
    const refused = new Error("refused");
    const conflict = Object.assign(new Error("elsewhere"), { code: "REVISION_CONFLICT" });
    for (const error of [refused, conflict]) await expect(claims.run(() => Promise.reject(error))).rejects.toBe(error);
    expect(await claims.eventStore.head()).toBe(START);
  });

  it("goes on under its own seq where the claim was made and what follows was cut off", async () => {
    await using claims = await openClaims();
    const seqs: number[] = [];
    const { seq, repeated } = await claims.run(async (claimed, ahead) => {
      seqs.push(claimed);
      if (ahead.length === 0) return;
      await claims.eventStore.appendInOrder(ahead);
      throw Object.assign(new Error("elsewhere"), { code: "REVISION_CONFLICT" });
    });
    expect({ seqs, repeated }).toEqual({ seqs: [seq, seq], repeated: false });
  });
});
