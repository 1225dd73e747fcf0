import fc from "fast-check";
import { expect, test } from "vitest";
import { TERMS_CODES } from "../codes.ts";
import { agreementsTo, dayOf, findInForce, TERMS_VERSIONS } from "./versions.ts";

test("a version takes effect at midnight in Korea", () => {
  expect(dayOf("2026-08-31T14:59:59.000Z")).toBe("2026-08-31");
  expect(dayOf("2026-08-31T15:00:00.000Z")).toBe("2026-09-01");
});

test("a day is the one that calendars show in Korea", () => {
  const korean = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul", dateStyle: "short" });
  const instant = fc.date({ min: new Date("1989-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(fc.property(instant, (at) => void expect(dayOf(at.toISOString())).toBe(korean.format(at))));
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
