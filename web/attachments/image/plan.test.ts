import { describe, expect, test } from "vitest";
import { fitWithin, isLeftAlone, type Round, roundsOf, targetType } from "./plan.ts";

const rounds = (type: string, size = { width: 4_000, height: 3_000 }, cap = 16_384): Round[] => [
  ...roundsOf(size, type, cap),
];

describe("fitWithin", () => {
  test("keeps the shape", () => {
    expect(fitWithin({ width: 4_000, height: 3_000 }, 1_024)).toEqual({ width: 1_024, height: 768 });
    expect(fitWithin({ width: 300, height: 3_000 }, 1_024)).toEqual({ width: 102, height: 1_024 });
  });

  test("never enlarges, and leaves at least one pixel", () => {
    expect(fitWithin({ width: 640, height: 480 }, 1_024)).toEqual({ width: 640, height: 480 });
    expect(fitWithin({ width: 1, height: 100_000 }, 1_024)).toEqual({ width: 1, height: 1_024 });
  });
});

describe("roundsOf", () => {
  test("begins at quality 1 and 1024 pixels, then at most ten rounds", () => {
    const all = rounds("image/webp");
    expect(all[0]).toEqual({ width: 1_024, height: 768, quality: 1 });
    expect(all).toHaveLength(11);
  });

  test("each round has 95 percent of the quality and of the size before", () => {
    const [, second, third] = rounds("image/jpeg");
    expect(second?.quality).toBeCloseTo(0.95, 10);
    expect(third?.quality).toBeCloseTo(0.9025, 10);
    expect(second?.width).toBe(973);
    expect(third?.width).toBe(924);
  });

  test("a PNG loses quality faster: 0.85 a round", () => {
    expect(rounds("image/png")[1]?.quality).toBeCloseTo(0.85, 10);
  });

  test("a canvas smaller than the wanted size is respected", () => {
    expect(rounds("image/webp", { width: 4_000, height: 4_000 }, 512)[0]).toMatchObject({ width: 512, height: 512 });
  });
});

test("moving pictures and drawings are left alone", () => {
  expect(["image/gif", "image/svg+xml", "image/png", "image/jpeg"].map(isLeftAlone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("webp where the browser can write it; else a PNG stays one and all else becomes a JPEG", () => {
  expect(targetType("image/png", true)).toBe("image/webp");
  expect(targetType("image/png", false)).toBe("image/png");
  expect(targetType("image/webp", false)).toBe("image/jpeg");
});
