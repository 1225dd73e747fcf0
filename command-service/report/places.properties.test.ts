// Invariants of places, for any history of what people do at once: none has more public reports on a target than there are
// places, and each public report has one.
import { isRefused } from "@sb/contracts/refused.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { declarationForm, WALLET } from "@sb/contracts/report/fixture.ts";
import { placeStream } from "@sb/contracts/report/places.ts";
import { load } from "@sb/platform/decide/load.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findStand } from "./places.ts";
import { routes as reportRoutes } from "./routes.ts";
import { placesDecider } from "./rules/places.ts";
import { type Bench, openBench, requestOf } from "./testing.ts";

const TARGETS = [WALLET, "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"] as const;

const form = fc.record({
  adrs: fc.constantFrom(...TARGETS),
  open: fc.constantFrom("PUBLIC" as const, "PRIVATE" as const),
});
const action = fc.oneof(
  { weight: 3, arbitrary: form.map((changes) => ({ type: "file" as const, changes })) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("modify" as const), changes: form, at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("delete" as const), at: fc.nat(20) }) },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

async function act({ deps }: Bench, owner: string, seqs: number[], asked: Action): Promise<void> {
  const routes = reportRoutes(deps);
  if (asked.type === "file") {
    const reply = await routes["POST report"](requestOf(owner, { body: declarationForm(asked.changes) }));
    if ("body" in reply) seqs.push(reply.body.dclrSeq);
    return;
  }
  const dclrSeq = seqs[asked.at % Math.max(1, seqs.length)];
  if (dclrSeq === undefined) return;
  if (asked.type === "delete") await routes["POST report/history/delete"](requestOf(owner, { body: { dclrSeq } }));
  else {
    const body = { ...declarationForm(asked.changes), dclrSeq, keepFiles: [] };
    await routes["POST report/history/modify"](requestOf(owner, { body }));
  }
}

/** Refusals are part of the game; any other error fails the property. */
const unlessRefused = (error: unknown): void => {
  if (!isRefused(error)) throw error;
};

async function placesOn({ deps }: Bench, owner: string, adrs: string): Promise<readonly number[]> {
  const stream = placeStream.of(deps.vault.mac("place", JSON.stringify([owner, adrs])));
  return (await load(deps, placesDecider, stream)).state;
}

test("public reports and places are the same, and never more than a person may have", async () => {
  await using bench = await openBench();
  let people = 0;
  const rounds = fc.array(fc.array(action, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(rounds, async (history) => {
    people += 1;
    const owner = `owner-${people}`;
    const seqs: number[] = [];
    for (const together of history)
      await Promise.all(together.map((asked) => act(bench, owner, seqs, asked).catch(unlessRefused)));
    const stands = await Promise.all(seqs.map((dclrSeq) => findStand(bench.deps, { dclrSeq, ownerId: owner })));
    for (const target of TARGETS) {
      const standing = seqs.filter((_, at) => stands[at] === target);
      expect(standing.length).toBeLessThanOrEqual(REPORT_LIMITS.onTarget);
      expect([...(await placesOn(bench, owner, target))].sort()).toEqual(standing.sort());
    }
  });
  await fc.assert(property, { numRuns: 40 });
});
