import { expect, test } from "vitest";
import { type Canvas, compress } from "./compress.ts";
import type { Round } from "./plan.ts";

const MEGABYTE = 1024 * 1024;
const blob = (bytes: number, type: string) => new Blob([new Uint8Array(bytes)], { type });
const ignore = () => undefined;

/** A canvas whose pictures have the sizes that the test gives, round by round. */
function canvasOf(sizes: readonly number[], webp = true) {
  const tried: (Round & { type: string })[] = [];
  let closed = 0;
  const canvas: Canvas = {
    cap: 16_384,
    canWriteWebp: async () => webp,
    open: async () => ({
      size: { width: 4_000, height: 3_000 },
      encode: async (round, type) => {
        tried.push({ ...round, type });
        return blob(sizes[Math.min(tried.length, sizes.length) - 1] ?? 0, type);
      },
      close: () => {
        closed += 1;
      },
    }),
  };
  return { canvas, tried, closed: () => closed };
}

test("stops at the first round that is small enough", async () => {
  const { canvas, tried, closed } = canvasOf([3 * MEGABYTE, 2 * MEGABYTE, MEGABYTE]);
  const small = await compress(blob(5 * MEGABYTE, "image/jpeg"), canvas, ignore);
  expect(small.size).toBe(MEGABYTE);
  expect(tried).toHaveLength(3);
  expect(closed()).toBe(1);
});

test("gives up after ten rounds more, with the smallest so far", async () => {
  const { canvas, tried } = canvasOf([4 * MEGABYTE, 2 * MEGABYTE, 3 * MEGABYTE]);
  const small = await compress(blob(9 * MEGABYTE, "image/jpeg"), canvas, ignore);
  expect(tried).toHaveLength(11);
  expect(small.size).toBe(2 * MEGABYTE);
});

test("keeps the file where no picture made is smaller", async () => {
  const file = blob(100, "image/png");
  expect(await compress(file, canvasOf([200]).canvas, ignore)).toBe(file);
});

test("writes webp where it can", async () => {
  const { canvas, tried } = canvasOf([10]);
  await compress(blob(100, "image/png"), canvas, ignore);
  expect(tried[0]?.type).toBe("image/webp");
});

test.each(["image/gif", "image/svg+xml"])("leaves %s alone", async (type) => {
  const { canvas, tried } = canvasOf([10]);
  const file = blob(5 * MEGABYTE, type);
  expect(await compress(file, canvas, ignore)).toBe(file);
  expect(tried).toEqual([]);
});

test("progress only rises, and ends at 1", async () => {
  const shares: number[] = [];
  await compress(blob(5 * MEGABYTE, "image/jpeg"), canvasOf([2 * MEGABYTE, 10]).canvas, (share) => shares.push(share));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("what is no file, or no image, or can't be drawn, is refused by its code", async () => {
  const broken: Canvas = { ...canvasOf([]).canvas, open: () => Promise.reject(new Error("not a picture")) };
  const { canvas } = canvasOf([10]);
  await expect(compress("text", canvas, ignore)).rejects.toMatchObject({ code: "NOT_A_FILE" });
  await expect(compress(blob(1, "text/plain"), canvas, ignore)).rejects.toMatchObject({ code: "NOT_AN_IMAGE" });
  await expect(compress(blob(1, "image/png"), broken, ignore)).rejects.toMatchObject({ code: "NOT_AN_IMAGE" });
});
