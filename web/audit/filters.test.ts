import { expect, test } from "vitest";
import { instantsOf, readFilters, writeFilters } from "./filters.ts";

test("reads what the URL has, and drops what makes no sense", () => {
  const filters = readFilters({ subject: "notice", actor: " u-1 ", from: "2026-01-02", to: "tomorrow", page: "2" });
  expect(filters).toEqual({
    subject: "notice",
    act: undefined,
    actor: "u-1",
    from: "2026-01-02",
    to: undefined,
    page: 2,
  });
  expect(writeFilters(filters)).toMatchObject({ subject: "notice", page: 2 });
});

test("a day lasts to its end where the reader is", () => {
  const { from = "", to = "" } = instantsOf(readFilters({ from: "2026-01-31", to: "2026-01-31" }));
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000);
  expect(new Date(from).getDate()).toBe(31);
});
