import type { UnusualRule } from "@sb/contracts/unusual/model.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Filing, RULES } from "./rules.ts";
import { areAlike, sketchOf } from "./sketch.ts";
import { type Remembered, remember, type WindowDoc } from "./windows.ts";

const MINUTE = 60_000;
const TEXT =
  "They promised thirty percent a month for mining shares and stopped answering once I asked for my money back.";

let seq = 0;
const filing = (changes: Partial<Filing> = {}): Filing => {
  seq += 1;
  return { dclrSeq: seq, by: `person-${seq}`, at: seq * MINUTE, ...changes };
};

/** The rule's judgement after the last of them. */
function judged(rule: UnusualRule, filings: readonly Filing[]): Remembered | undefined {
  let doc: WindowDoc = { groups: [] };
  let last: Remembered | undefined;
  for (const each of filings) {
    last = remember(rule, RULES[rule].keyOf(each) ?? "", doc, each);
    doc = last?.doc ?? doc;
  }
  return last;
}

const many = (count: number, of: (at: number) => Partial<Filing>) =>
  Array.from({ length: count }, (_, at) => filing(of(at)));

test("ten reports of one account within an hour are unusual, and nine are not", () => {
  const by = { by: "one" };
  expect(
    judged(
      "MANY_BY_ONE",
      many(9, () => by),
    )?.unusual,
  ).toBeUndefined();
  const ten = many(10, () => by);
  expect(judged("MANY_BY_ONE", ten)?.unusual?.found).toMatchObject({ dclrSeq: ten[0]?.dclrSeq, total: 10 });
  const slow = many(30, (at) => ({ ...by, at: at * 7 * MINUTE }));
  expect(judged("MANY_BY_ONE", slow)?.unusual).toBeUndefined();
});

test("six people on one target within an hour are unusual; one person counts once", () => {
  const target = { target: "bc1q" };
  expect(
    judged(
      "ON_ONE_TARGET",
      many(6, () => target),
    )?.unusual?.found?.total,
  ).toBe(6);
  expect(
    judged(
      "ON_ONE_TARGET",
      many(9, () => ({ ...target, by: "one" })),
    ),
  ).toBeUndefined();
});

test("four nearly equal texts within a day are unusual; four different ones are not", () => {
  const copies = ["We lost 5 BTC.", "I lost 7 BTC!", "He lost it all.", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"];
  const sketches = copies.map((end) => ({ sketch: sketchOf(`${TEXT} ${end}`) }));
  expect(judged("SAME_TEXT", sketches.map(filing))?.unusual?.found?.total).toBe(4);
  const others = ["goods that never came", "a voice that I knew", "a wallet that was emptied", "a job that was none"];
  const different = others.map((what) => ({ sketch: sketchOf(`This is about ${what}, and ${what.repeat(4)}.`) }));
  expect(judged("SAME_TEXT", different.map(filing))?.unusual).toBeUndefined();
});

test("a case keeps its first report and its count while it goes on, and ends after a quiet window", () => {
  const filings = many(100, () => ({ by: "one" }));
  const { doc, unusual } = judged("MANY_BY_ONE", filings) ?? {};
  expect(unusual?.found).toMatchObject({ dclrSeq: filings[0]?.dclrSeq, total: 100 });
  const later = filing({ by: "one", at: (filings.at(-1)?.at ?? 0) + 61 * MINUTE });
  expect(remember("MANY_BY_ONE", "one", doc ?? { groups: [] }, later)).toMatchObject({ unusual: undefined });
});

test("a report that was seen before changes nothing", () => {
  const one = filing({ by: "one" });
  const { doc } = judged("MANY_BY_ONE", [one]) ?? { doc: { groups: [] } };
  expect(remember("MANY_BY_ONE", "one", doc, one)).toBeUndefined();
});

test("what is remembered has a maximum, whatever comes", () => {
  const people = fc.array(fc.record({ by: fc.constantFrom("a", "b", "c"), at: fc.nat(10 * MINUTE) }), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(people, (filings) => {
      let doc: WindowDoc = { groups: [] };
      for (const [at, { by }] of filings.entries())
        doc = remember("MANY_BY_ONE", `${by}${at % 20}`, doc, filing({ by }))?.doc ?? doc;
      expect(doc.groups.length).toBeLessThanOrEqual(4);
      expect(Math.max(0, ...doc.groups.map(({ seen }) => seen.length))).toBeLessThanOrEqual(12);
    }),
    { numRuns: 50 },
  );
});

test("copies of a text stay alike when names, sums and addresses in it change", () => {
  const copy = TEXT.replace("thirty", "forty").replace("money", "coins");
  expect(areAlike(sketchOf(TEXT), sketchOf(copy))).toBe(true);
  expect(
    areAlike(sketchOf(TEXT), sketchOf(`${TEXT} https://evil.example/1 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`)),
  ).toBe(true);
  expect(sketchOf("short")).toBeUndefined();
  expect(areAlike(undefined, undefined)).toBe(false);
});
