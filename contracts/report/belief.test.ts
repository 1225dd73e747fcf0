import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isListed, isNewAt, isWeak, type Voice, weigh } from "./belief.ts";

const JOINED = "2026-03-01T00:00:00.000Z";
const after = (days: number) => new Date(Date.parse(JOINED) + days * 86_400_000).toISOString();
const voice = (by: string, changes: Partial<Voice> = {}): Voice => ({
  by,
  isNew: false,
  network: "FIRST",
  day: 1,
  ...changes,
});
const people = (count: number, changes: Partial<Voice> = {}) =>
  Array.from({ length: count }, (_, at) => voice(`person-${at}-${JSON.stringify(changes)}`, changes));
const listed = (voices: readonly Voice[]) => isListed({ voices, isConfirmed: false });
const weak = (voices: readonly Voice[]) => isWeak({ voices, isConfirmed: false });

it("a membership is new for seven days", () => {
  expect([0, 6.9, 7, 400].map((days) => isNewAt(JOINED, after(days)))).toEqual([true, true, false, false]);
  expect(isNewAt(undefined, JOINED)).toBe(false);
});

describe("a target", () => {
  it.each<[string, readonly Voice[], boolean]>([
    ["nobody", [], false],
    ["one established person", people(1), false],
    ["two of them", people(2), true],
    ["two of one network", [voice("a"), voice("b", { network: "AGAIN" })], false],
    ["one who reports twice", [voice("a"), voice("a")], false],
    ["eighty new accounts, each of a network of its own", people(80, { isNew: true }), false],
    [
      "eighty of them, on as many days",
      Array.from({ length: 80 }, (_, day) => voice(`p${day}`, { isNew: true, day })),
      false,
    ],
    [
      "one established person and eighty new accounts of one day",
      [...people(1), ...people(80, { isNew: true })],
      false,
    ],
    [
      "one established person, and new accounts on two days",
      [...people(1), ...people(2, { isNew: true }), ...people(2, { isNew: true, day: 2 })],
      true,
    ],
    ["old reports, of whose networks nothing is known", people(2, { network: undefined }), true],
  ])("that %s reported is listed: %#", (_who, voices, isOn) => {
    expect(listed(voices)).toBe(isOn);
  });

  it("is listed once it is confirmed, and not weak then", () => {
    expect(isListed({ voices: [], isConfirmed: true })).toBe(true);
    expect(isWeak({ voices: people(1, { isNew: true }), isConfirmed: true })).toBe(false);
  });

  it("that new accounts alone reported is weak, however many they are", () => {
    expect([weak([]), weak(people(1)), weak(people(80, { isNew: true }))]).toEqual([false, false, true]);
    expect(weak([...people(3, { isNew: true }), ...people(1)])).toBe(false);
  });
});

/** As the command service says whose turn it is: established people apart from new ones, each network anew every day. */
function filed(filings: readonly { person: number; network: number; isNew: boolean; day: number }[]): readonly Voice[] {
  const seen = new Map<string, number>();
  const hit = (key: string): boolean => {
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key) === 1;
  };
  return filings.map(({ person, network, isNew, day }) => {
    const isFirst = hit(`${network} ${day}`);
    const isAlone = isNew ? isFirst : hit(`${network} ${day} established`);
    const turn = !isAlone ? "AGAIN" : isFirst ? "FIRST" : "AFTER_NEW";
    return { by: `p${person}`, isNew, network: turn, day };
  });
}

const filing = fc.record({
  person: fc.integer({ min: 0, max: 30 }),
  network: fc.integer({ min: 0, max: 6 }),
  isNew: fc.boolean(),
  day: fc.integer({ min: 0, max: 3 }),
});
const history = fc.array(filing, { maxLength: 40 });
const anyVoice = fc.record({
  by: fc.integer({ min: 0, max: 9 }).map(String),
  isNew: fc.boolean(),
  network: fc.constantFrom("FIRST" as const, "AFTER_NEW" as const, "AGAIN" as const, undefined),
  day: fc.integer({ min: 0, max: 3 }),
});

describe("for any history", () => {
  it("another report never lowers the level, takes a target off the list, or makes it weaker", () => {
    fc.assert(
      fc.property(fc.array(anyVoice, { maxLength: 20 }), anyVoice, (voices, another) => {
        const more = [...voices, another];
        expect(weigh(more).established).toBeGreaterThanOrEqual(weigh(voices).established);
        expect(weigh(more).level).toBeGreaterThanOrEqual(weigh(voices).level);
        if (listed(voices)) expect(listed(more)).toBe(true);
        if (voices.length > 0 && !weak(voices)) expect(weak(more)).toBe(false);
      }),
    );
  });

  it("all accounts of one network weigh as one person a day", () => {
    fc.assert(
      fc.property(history, (filings) => {
        const ofOne = filings.map((each) => ({ ...each, network: 1, day: 0 }));
        const { level, established } = weigh(filed(ofOne));
        expect(level).toBeLessThanOrEqual(1);
        expect(established).toBeLessThanOrEqual(1);
        expect(listed(filed(ofOne))).toBe(false);
      }),
    );
  });

  it("new accounts never list a target without somebody established", () => {
    fc.assert(
      fc.property(history, (filings) => {
        expect(listed(filed(filings.map((each) => ({ ...each, isNew: true }))))).toBe(false);
      }),
    );
  });

  it("the order in which reports are read changes nothing, and neither does the time", () => {
    fc.assert(
      fc.property(fc.array(anyVoice, { maxLength: 20 }), fc.integer({ min: 0, max: 5_000 }), (voices, days) => {
        const later = voices.map((each) => ({ ...each, day: each.day + days }));
        expect(weigh([...voices].reverse())).toEqual(weigh(voices));
        expect(weigh(later)).toEqual(weigh(voices));
      }),
    );
  });
});
