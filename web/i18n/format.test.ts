import { expect, test } from "vitest";
import { formatOf } from "./format.ts";

const now = Date.parse("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T11:59:40Z", "now"],
  ["2026-03-10T11:58:00Z", "2 minutes ago"],
  ["2026-03-10T07:00:00Z", "5 hours ago"],
  ["2026-03-09T11:00:00Z", "yesterday"],
  ["2026-02-10T12:00:00Z", "28 days ago"],
])("%s is %s", (iso, text) => {
  expect(formatOf("en").ago(iso, now)).toBe(text);
});

test("a time long ago is shown as a day", () => {
  expect(formatOf("en").ago("2025-01-05T12:00:00Z", now)).toBe("01/05/2025");
});

test("a time in the future because of a wrong clock counts as now", () => {
  expect(formatOf("en").ago("2026-03-10T12:05:00Z", now)).toBe("now");
});

test("numbers and sizes are formatted for the language", () => {
  expect(formatOf("de").number(1234567)).toBe("1.234.567");
  expect(formatOf("de").bytes(1_500_000)).toBe("1,5 MB");
  expect(formatOf("en").bytes(0)).toBe("0 byte");
  expect(formatOf("ko").percent(0.42)).toBe("42%");
});
