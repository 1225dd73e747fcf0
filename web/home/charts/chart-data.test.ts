import { CRIME_TYPES } from "@sb/contracts/codes.ts";
import { describe, expect, test } from "vitest";
import { categoriesOf, isLabelled, trendOf } from "./chart-data.ts";

test("the trend keeps the days in order and sums the counts", () => {
  const daily = [
    { date: "2026-03-01", count: 2 },
    { date: "2026-03-02", count: 0 },
    { date: "2026-03-03", count: 5 },
  ];
  expect(trendOf(daily)).toEqual({ dates: ["2026-03-01", "2026-03-02", "2026-03-03"], counts: [2, 0, 5], total: 7 });
});

test("of 30 days, the last one and every seventh before it are labelled", () => {
  const labelled = Array.from({ length: 30 }, (_, index) => index).filter((index) => isLabelled(index, 30));
  expect(labelled).toEqual([1, 8, 15, 22, 29]);
});

describe("categories", () => {
  const counts = CRIME_TYPES.map((crimeType, index) => ({ crimeType, count: index }));

  test("sorts by count and sums the rest into one row", () => {
    expect(categoriesOf(counts, 2)).toEqual([
      { crimeType: "OTHER", count: 16 },
      { crimeType: "COIN_MIXING", count: 15 },
      { kinds: 14, count: 105 },
    ]);
  });

  test("keeps the total", () => {
    const total = categoriesOf(counts, 5).reduce((sum, row) => sum + row.count, 0);
    expect(total).toBe(counts.reduce((sum, row) => sum + row.count, 0));
  });

  test('a single remaining category keeps its own row instead of "others"', () => {
    expect(categoriesOf(counts.slice(0, 4), 2)).toHaveLength(3);
    expect(categoriesOf(counts.slice(0, 4), 2).every((row) => "crimeType" in row)).toBe(true);
  });

  test("is empty without reports", () => {
    expect(categoriesOf([], 5)).toEqual([]);
  });
});
