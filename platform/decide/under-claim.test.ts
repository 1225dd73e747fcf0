import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Append, NO_STREAM, START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing.ts";
import { createVault } from "../vault/vault.ts";
import { claimSeq, type SeqClaim } from "./claim.ts";
import { context, counter } from "./counter.ts";
import { createHandleCommand } from "./handle.ts";
import { afterClaim, SeqTaken, withClaim, withNewSeq } from "./under-claim.ts";

const CLAIM: SeqClaim = { person: "user-1", route: "POST report", key: "k-1", body: { a: 1 } };

type Run = (seq: number, ahead: readonly Append[]) => Promise<unknown>;

async function openClaims() {
  const temp = await openTempEventStore();
  const deps = { eventStore: temp.eventStore, vault: createVault({ ...temp, masterKey: randomBytes(32) }) };
  const handle = createHandleCommand(deps);
  /** Counts once in the stream of the seq, unless it was counted there before. */
  const count = async (seq: number, ahead: readonly Append[]) => {
    const stream = `counter-${seq}`;
    const { revision } = await temp.eventStore.readStream(stream);
    const type = ahead.length > 0 || revision === NO_STREAM ? "count" : "look";
    return handle(counter, stream, { type, by: "a" }, context, ahead);
  };
  return {
    eventStore: temp.eventStore,
    claim: () => claimSeq(deps, CLAIM),
    counted: count,
    count: (changed: Partial<SeqClaim> = {}) => withClaim(deps, { ...CLAIM, ...changed }, count),
    run: (work: Run) => withClaim(deps, CLAIM, work),
    runAfter: (work: Run) => afterClaim(deps, CLAIM, work),
    /** Finds the seq `taken`, or any seq. */
    unlessTaken:
      (taken?: number): Run =>
      async (seq, ahead) => {
        if (ahead.length > 0) await temp.eventStore.appendInOrder(ahead);
        if (taken === undefined || seq === taken) throw new SeqTaken();
        return `under ${seq}`;
      },
    [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose](),
  };
}

const conflict = () => Object.assign(new Error("elsewhere"), { code: "REVISION_CONFLICT" });

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
    for (const error of [new Error("refused"), conflict()])
      await expect(claims.run(() => Promise.reject(error))).rejects.toBe(error);
    expect(await claims.eventStore.head()).toBe(START);
  });

  it("goes on under its own seq where the claim was made and what follows was cut off", async () => {
    await using claims = await openClaims();
    const seqs: number[] = [];
    const { seq, repeated } = await claims.run(async (claimed, ahead) => {
      seqs.push(claimed);
      if (ahead.length === 0) return;
      await claims.eventStore.appendInOrder(ahead);
      throw conflict();
    });
    expect({ seqs, repeated }).toEqual({ seqs: [seq, seq], repeated: false });
  });

  it("draws another seq where another process has the first one", async () => {
    await using claims = await openClaims();
    const seqs: number[] = [];
    const { seq, repeated } = await claims.run(async (drawn, ahead) => {
      seqs.push(drawn);
      if (seqs.length === 1) await claims.counted(drawn, []);
      return claims.counted(drawn, ahead);
    });
    expect(seqs).toHaveLength(2);
    expect({ seq, repeated }).toEqual({ seq: seqs[1], repeated: false });
    expect(await claims.claim()).toEqual({ seq, repeated: true });
  });
});

describe.each(["run", "runAfter"] as const)("a claim whose seq is somebody else's (%s)", (by) => {
  it("moves to another seq, and stays there", async () => {
    await using claims = await openClaims();
    const taken = await claims.claim();
    const { seq, result } = await claims[by](claims.unlessTaken(taken.seq));
    expect(seq).not.toBe(taken.seq);
    expect(result).toBe(`under ${seq}`);
    expect(await claims.claim()).toEqual({ seq, repeated: true });
  });

  it("moves once where requests meet", async () => {
    await using claims = await openClaims();
    const taken = await claims.claim();
    const all = await Promise.all(Array.from({ length: 3 }, () => claims[by](claims.unlessTaken(taken.seq))));
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(1);
  });

  it("is refused with CONFLICT where that happens again and again", async () => {
    await using claims = await openClaims();
    await claims.claim();
    await expect(claims[by](claims.unlessTaken())).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("withNewSeq", () => {
  it("draws another seq where the first one is taken", async () => {
    const seqs: number[] = [];
    const done = await withNewSeq(async (seq) => {
      seqs.push(seq);
      if (seqs.length === 1) throw new SeqTaken();
      return seq;
    });
    expect(seqs).toEqual([expect.any(Number), done]);
  });
});
