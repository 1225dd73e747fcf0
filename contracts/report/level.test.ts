import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Voice } from "./belief.ts";
import { LEVEL_STEPS, type LevelFacts, levelOf, STEP_FROM, stepOf } from "./level.ts";

const NOW = "2026-07-01T15:00:00.000Z";
const TODAY = Math.floor(Date.parse(NOW) / 86_400_000);
const NOTHING: LevelFacts = { voices: [], lists: [], unshared: 0, confirmers: 0, disputes: 0, ownerObjects: false };

const voice = (by: string, changes: Partial<Voice> = {}): Voice => ({ by, isNew: false, day: TODAY, ...changes });
const people = (count: number, changes: Partial<Voice> = {}) =>
  Array.from({ length: count }, (_, at) => voice(`p${at} ${JSON.stringify(changes)}`, changes));
const level = (changes: Partial<LevelFacts>, now = NOW) => levelOf({ ...NOTHING, ...changes }, now);
const shown = (changes: Partial<LevelFacts>) => {
  const { value, step, why } = level(changes);
  return [value, step, why.map(({ part, points }) => `${part} ${points}`).join(", ")];
};

describe("the level of a target", () => {
  it.each<[string, Partial<LevelFacts>, number, string, string]>([
    ["nobody named", {}, 0, "UNKNOWN", ""],
    ["a new account", { voices: people(1, { isNew: true }) }, 10, "HINT", "NEW 6, FLOOR 4"],
    ["one established person", { voices: people(1) }, 22, "HINT", "ESTABLISHED 22"],
    ["two of them", { voices: people(2) }, 38, "SUSPECTED", "ESTABLISHED 38"],
    ["four of them", { voices: people(4) }, 56, "LIKELY", "ESTABLISHED 56"],
    [
      "two of one network",
      { voices: [voice("a"), voice("b", { network: "AGAIN" })] },
      22,
      "HINT",
      "ESTABLISHED 22, UNCOUNTED 0",
    ],
    [
      "a crowd of new accounts, on many days",
      { voices: Array.from({ length: 80 }, (_, at) => voice(`n${at}`, { isNew: true, day: TODAY - at })) },
      15,
      "HINT",
      "NEW 15",
    ],
    ["a list of today", { lists: [{ since: NOW.slice(0, 10) }] }, 25, "HINT", "LISTS 25"],
    ["a list without a day", { lists: [{}] }, 15, "HINT", "LISTS 25, LISTS_AGE -10"],
    ["a list that may not be passed on", { unshared: 1 }, 10, "HINT", "UNSHARED 0, FLOOR 10"],
    ["one person, and such lists", { voices: people(1), unshared: 2 }, 22, "HINT", "ESTABLISHED 22, UNSHARED 0"],
    ["staff", { confirmers: 1 }, 60, "LIKELY", "CONFIRMED 60"],
    [
      "staff, agencies and many",
      { voices: people(20), confirmers: 3 },
      100,
      "NEARLY_CERTAIN",
      "ESTABLISHED 75, CONFIRMED 75, LIMIT -50",
    ],
    ["two people of two years ago", { voices: people(2, { day: TODAY - 730 }) }, 19, "HINT", "ESTABLISHED 38, AGE -19"],
    [
      "one person of ten years ago",
      { voices: people(1, { day: TODAY - 3_650 }) },
      10,
      "HINT",
      "ESTABLISHED 22, AGE -21, FLOOR 9",
    ],
    [
      "four people, to whom its owner objects",
      { voices: people(6), disputes: 2, ownerObjects: true },
      58,
      "LIKELY",
      "ESTABLISHED 66, DISPUTED -4, OWNER -4",
    ],
    ["two people, and a request", { voices: people(2), disputes: 1 }, 34, "SUSPECTED", "ESTABLISHED 38, DISPUTED -4"],
    [
      "a person, and a request that can't lower the step",
      { voices: people(1, { isNew: true }), disputes: 1 },
      10,
      "HINT",
      "NEW 6, FLOOR 4, DISPUTED 0",
    ],
  ])("that %s", (_what, facts, value, step, why) => {
    expect(shown(facts)).toEqual([value, step, why]);
  });

  it("says by which formula and for which day", () => {
    expect(level({})).toMatchObject({ formula: "level-2", day: "2026-07-01" });
    expect(level({ voices: people(2) }, "2026-07-01T23:59:59.999Z")).toEqual(level({ voices: people(2) }));
  });
});

const anyVoice: fc.Arbitrary<Voice> = fc.record({
  by: fc.integer({ min: 0, max: 12 }).map(String),
  isNew: fc.boolean(),
  network: fc.constantFrom("FIRST" as const, "AFTER_NEW" as const, "AGAIN" as const, undefined),
  day: fc.integer({ min: TODAY - 3_000, max: TODAY }),
});
const anyList = fc.record({
  since: fc.option(
    fc.integer({ min: 0, max: 4_000 }).map((days) => new Date((TODAY - days) * 86_400_000).toISOString().slice(0, 10)),
    { nil: undefined },
  ),
});
const anyFacts: fc.Arbitrary<LevelFacts> = fc.record({
  voices: fc.array(anyVoice, { maxLength: 30 }),
  lists: fc.array(anyList, { maxLength: 5 }),
  unshared: fc.integer({ min: 0, max: 3 }),
  confirmers: fc.integer({ min: 0, max: 5 }),
  disputes: fc.integer({ min: 0, max: 5 }),
  ownerObjects: fc.boolean(),
});
const isNamed = ({ voices, lists, unshared, confirmers }: LevelFacts) =>
  voices.length + lists.length + unshared + confirmers > 0;
const later = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString();
const valueAt = (facts: LevelFacts, now = NOW) => levelOf(facts, now).value;

describe("for any facts", () => {
  const always = (rule: (facts: LevelFacts) => void) => fc.assert(fc.property(anyFacts, rule), { numRuns: 300 });

  it("the points of all parts add up to the value, which is whole and within its step", () => {
    always((facts) => {
      const { value, step, why } = levelOf(facts, NOW);
      expect(why.reduce((sum, { points }) => sum + points, 0)).toBe(value);
      expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
      expect(stepOf(value)).toBe(step);
      expect(why.every(({ points, count }) => !Object.is(points, -0) && (count ?? 0) >= 0)).toBe(true);
    });
  });

  it("more independent people never lower it, and neither does a list or a confirmation", () => {
    fc.assert(
      fc.property(anyFacts, anyVoice, anyList, (facts, person, list) => {
        const before = valueAt(facts);
        const another = { ...person, by: "somebody else" };
        expect(valueAt({ ...facts, voices: [...facts.voices, another] })).toBeGreaterThanOrEqual(before);
        expect(valueAt({ ...facts, lists: [...facts.lists, list] })).toBeGreaterThanOrEqual(before);
        expect(valueAt({ ...facts, confirmers: facts.confirmers + 1 })).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it("one person a hundred times counts once", () => {
    fc.assert(
      fc.property(anyFacts, anyVoice, fc.array(fc.nat(900), { maxLength: 100 }), (facts, voice, days) => {
        const once = { ...voice, by: "one and the same" };
        const again = days.map((day) => ({ ...once, day: once.day + day }));
        const [first, often] = [[once], [once, ...again]].map((of) => ({ ...facts, voices: [...facts.voices, ...of] }));
        expect(first && often && levelOf(often, NOW)).toEqual(first && levelOf(first, NOW));
      }),
      { numRuns: 300 },
    );
  });

  it("time lowers it, and never to the lowest step while anything stands", () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(2_000), fc.nat(20_000), (facts, sooner, more) => {
        const [then, afterwards] = [valueAt(facts, later(sooner)), valueAt(facts, later(sooner + more))];
        expect(afterwards).toBeLessThanOrEqual(then);
        expect(afterwards >= STEP_FROM.HINT).toBe(isNamed(facts));
      }),
      { numRuns: 300 },
    );
  });

  it("a report that is gone leaves no trace, and the order of reports changes nothing", () => {
    fc.assert(
      fc.property(anyFacts, anyVoice, fc.nat(30), (facts, voice, at) => {
        const there = [...facts.voices.slice(0, at), voice, ...facts.voices.slice(at)];
        const gone = { ...facts, voices: there.filter((each) => each !== voice) };
        expect(levelOf(gone, NOW)).toEqual(levelOf(facts, NOW));
        const turned = { ...facts, voices: [...facts.voices].reverse(), lists: [...facts.lists].reverse() };
        expect(levelOf(turned, NOW)).toEqual(levelOf(facts, NOW));
      }),
      { numRuns: 300 },
    );
  });

  it("a request to delete takes it into no lower step", () => {
    always((facts) => {
      const undisputed = levelOf({ ...facts, disputes: 0, ownerObjects: false }, NOW);
      const disputed = levelOf({ ...facts, disputes: 5, ownerObjects: true }, NOW);
      expect(disputed.step).toBe(undisputed.step);
      expect(undisputed.value - disputed.value).toBeLessThanOrEqual(8);
    });
  });
});

it("no step is called safe", () => {
  expect(LEVEL_STEPS.filter((step) => /safe/i.test(step))).toEqual([]);
});
