import fc from "fast-check";
import { expect, test } from "vitest";
import { TERMS_CODES } from "../codes.ts";
import { agreementsTo, dayOf, endOfDay, findInForce, TERMS_VERSIONS, termsDue, withBuiltIn } from "./versions.ts";

test("a version takes effect at midnight in Korea", () => {
  expect(dayOf("2026-08-31T14:59:59.000Z")).toBe("2026-08-31");
  expect(dayOf("2026-08-31T15:00:00.000Z")).toBe("2026-09-01");
});

test("a day is the one that calendars show in Korea", () => {
  const korean = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul", dateStyle: "short" });
  const instant = fc.date({ min: new Date("1989-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(fc.property(instant, (at) => void expect(dayOf(at.toISOString())).toBe(korean.format(at))));
});

test("a day ends where the next one begins", () => {
  const instant = fc.date({ min: new Date("1989-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  const dayAt = (ms: number) => dayOf(new Date(ms).toISOString());
  fc.assert(
    fc.property(instant, (at) => {
      const end = endOfDay(at.toISOString());
      expect(end).toBeGreaterThan(at.getTime());
      expect(dayAt(end - 1)).toBe(dayAt(at.getTime()));
      expect(dayAt(end)).not.toBe(dayAt(at.getTime()));
    }),
  );
});

test.each(TERMS_CODES)("the versions of %s are listed newest first", (code) => {
  const dates = TERMS_VERSIONS.filter((version) => version.code === code).map(({ applyDt }) => applyDt);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
});

test.each([
  ["2025-12-31", undefined],
  ["2026-01-02", "2026-01-02"],
  ["2026-08-31", "2026-01-02"],
  ["2026-09-01", "2026-09-01"],
  ["2030-01-01", "2026-09-01"],
])("on %s the privacy guide of %s is in force", (day, applyDt) => {
  expect(findInForce(TERMS_VERSIONS, "B01", day)?.applyDt).toBe(applyDt);
});

test("consent is to the current versions, each text once", () => {
  expect(agreementsTo(["R02", "B01", "A01", "R02"], "2026-08-31T14:59:59.000Z")).toEqual([
    { code: "A01", applyDt: "2026-01-02" },
    { code: "B01", applyDt: "2026-01-02" },
    { code: "R02", applyDt: "2026-01-02" },
  ]);
  expect(agreementsTo(["B01"], "2026-08-31T15:00:00.000Z")).toEqual([{ code: "B01", applyDt: "2026-09-01" }]);
  expect(agreementsTo(["A01"], "2025-01-01T00:00:00.000Z")).toEqual([]);
});

const published = withBuiltIn([
  { code: "A01", applyDt: "2026-12-01", asksAgain: true },
  { code: "A01", applyDt: "2027-01-01", asksAgain: false },
  { code: "R02", applyDt: "2026-06-01", asksAgain: false },
]);

test("what was published stands with what comes with the program, newest first", () => {
  const days = published.filter(({ code }) => code === "A01").map(({ applyDt }) => applyDt);
  expect(days).toEqual(["2027-01-01", "2026-12-01", "2026-01-02"]);
  expect(agreementsTo(["A01"], "2026-12-31T14:59:59.000Z", published)).toEqual([
    { code: "A01", applyDt: "2026-12-01" },
  ]);
});

test.each([
  ["2026-11-30", "2026-01-02", []],
  ["2026-12-01", "2026-01-02", ["A01"]],
  // The newest one asks for nothing, but the one before it did.
  ["2027-02-01", "2026-01-02", ["A01"]],
  ["2027-02-01", "2026-12-01", []],
])("on %s, who agreed to the version of %s has to agree to %j", (day, applyDt, due) => {
  const agreed = [
    { code: "A01", applyDt },
    { code: "R02", applyDt: "2026-01-02" },
  ] as const;
  expect(termsDue(["A01", "R02"], agreed, published, day)).toEqual(due);
});

test("who never agreed to a text is not asked again", () => {
  expect(termsDue(["A01"], [], published, "2027-02-01")).toEqual([]);
});
