import { expect, test } from "vitest";
import { isShownAt, nextChange } from "./model.ts";

const period = { showFrom: "2026-03-01T00:00:00.000Z", showTo: "2026-03-02T00:00:00.000Z" };
const at = (iso: string) => Date.parse(iso);

test.each([
  ["2026-02-28T23:59:59.999Z", false],
  ["2026-03-01T00:00:00.000Z", true],
  ["2026-03-01T23:59:59.999Z", true],
  ["2026-03-02T00:00:00.000Z", false],
])("at %s it shows: %s", (now, shown) => {
  expect(isShownAt(period, at(now))).toBe(shown);
});

test("without a beginning or an end it always shows", () => {
  expect(isShownAt({}, 0)).toBe(true);
  expect(isShownAt({ showTo: period.showTo }, 0)).toBe(true);
});

test("the next change is the first beginning or end that is still to come", () => {
  const later = { showTo: "2026-03-05T00:00:00.000Z" };
  expect(nextChange([later, period], at("2026-02-01T00:00:00Z"))).toBe(at(period.showFrom));
  expect(nextChange([later, period], at("2026-03-01T00:00:00Z"))).toBe(at(period.showTo));
  expect(nextChange([later, period], at("2026-03-02T00:00:00Z"))).toBe(at(later.showTo));
  expect(nextChange([later, {}], at("2026-04-01T00:00:00Z"))).toBeUndefined();
});
