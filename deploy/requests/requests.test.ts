// Requests that know the field: whatever people fill in gets an answer that the OpenAPI document has, and no error of ours. `SB_TEST_REQUESTS`: so many.
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createRandom } from "../simulation/random.ts";
import { newTally, runCase } from "./cases.ts";
import { createGrammar } from "./grammar.ts";
import { requireGood, startProduct, Wrong } from "./world.ts";

const REQUESTS = Number(process.env.SB_TEST_REQUESTS ?? 300);
const AT_ONCE = 4;
const tally = newTally();
const findings: string[] = [];

beforeAll(
  async () => {
    await using resources = new AsyncDisposableStack();
    const product = await startProduct(resources);
    let seed = 0;
    const runSome = async (): Promise<void> => {
      while (tally.requests < REQUESTS) {
        seed += 1;
        const own = seed;
        await runCase(product, own, tally).catch((error: unknown) => {
          if (!(error instanceof Wrong)) throw error;
          findings.push(`npm run requests -- --seeds ${own}: ${error.message}`);
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runSome));
  },
  120_000 + REQUESTS * 100,
);

test("each answer is documented, has its shape, and is no error of ours", () => {
  expect(findings).toEqual([]);
});

/** Rules refuse some: a site that belongs to everybody, an offer in a comment, a second request. */
test.each([
  "POST report",
  "POST report/comment",
  "POST report/deletion",
  "POST listing/objection",
  "POST support/inquiry/submit",
])("most forms pass: %s", (key) => {
  const { sent, valid, accepted } = tally.forms[key] ?? { sent: 0, valid: 0, accepted: 0 };
  expect(sent).toBeGreaterThan(0);
  expect(valid / sent).toBeGreaterThan(0.9);
  expect(accepted / sent).toBeGreaterThan(0.5);
});

test("a seed says the same again, and another one something else", () => {
  const formsOf = (seed: number) => {
    const grammar = createGrammar(createRandom(seed));
    const target = grammar.target();
    return JSON.stringify([target, grammar.declaration(target), grammar.inquiry(), grammar.bent(grammar.deletion(1))]);
  };
  expect(formsOf(7)).toBe(formsOf(7));
  expect(new Set([1, 2, 3, 4, 5].map(formsOf)).size).toBe(5);
});

test.each([
  ["an error of ours", 500, { code: "INTERNAL" }, {}],
  ["away, without saying until when", 503, { code: "UNAVAILABLE" }, {}],
  ["another shape", 200, { dclrSeq: "17" }, {}],
  ["a member that the document does not have", 200, { dclrSeq: 17, email: "me@example.com" }, {}],
])("an answer is found wrong that is %s", (_, status, body, headers) => {
  const answers = () => z.strictObject({ dclrSeq: z.int() });
  const answer = { status, body, headers: new Headers(headers) };
  expect(() => requireGood("POST report", answer, answers)).toThrow(Wrong);
});

test("an answer as it is documented, and 503 until some time, are no findings", () => {
  const answers = () => z.strictObject({ dclrSeq: z.int() });
  requireGood("POST report", { status: 200, body: { dclrSeq: 17 }, headers: new Headers() }, answers);
  requireGood("POST report", { status: 503, body: {}, headers: new Headers({ "retry-after": "1" }) }, answers);
});
