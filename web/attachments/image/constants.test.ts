import { expect, test } from "vitest";
import { CANVAS_CAPS, COMPRESSION, LEFT_ALONE, PREFERRED_TYPE } from "./constants.ts";

test("the constants are those of docs/specification/9-constants.md", () => {
  expect(COMPRESSION).toEqual({
    maxDimension: 1_024,
    maxBytes: 1_048_576,
    quality: 1,
    rounds: 10,
    qualityFactor: 0.95,
    pngQualityFactor: 0.85,
    sizeFactor: 0.95,
  });
  expect(PREFERRED_TYPE).toBe("image/webp");
  expect(LEFT_ALONE).toEqual(["image/gif", "image/svg+xml"]);
  expect(CANVAS_CAPS).toEqual({ chromium: 16_384, safari: 16_384, firefox: 11_180, other: 8_192, ios: 4_096 });
});
