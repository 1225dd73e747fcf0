import sharp from "sharp";
import { expect, it } from "vitest";
import { cleanCopy } from "./clean-copy.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Copyright: "marker-exif" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

it("re-encodes the image, upright, without metadata", async () => {
  const original = await photo(40, 20);
  expect(original.includes("marker-exif")).toBe(true);
  const copy = await cleanCopy(original);
  const facts = await sharp(copy).metadata();
  expect(facts).toMatchObject({ format: "webp", width: 20, height: 40 });
  expect(facts.exif).toBeUndefined();
  expect(Buffer.from(copy ?? []).includes("marker-exif")).toBe(false);
});

it("shrinks large images, never enlarges small ones", async () => {
  expect(await sharp(await cleanCopy(await photo(4_000, 100))).metadata()).toMatchObject({ height: 2_048 });
});

it("shrinks to the size that is asked for, and draws nothing of what is smaller than it may be", async () => {
  expect(await sharp(await cleanCopy(await photo(400, 200), 100)).metadata()).toMatchObject({
    height: 100,
  });
  expect(await cleanCopy(await photo(400, 8), undefined, 64)).toBeUndefined();
});

it("draws no picture of a single line of a million pixels", async () => {
  const line = sharp({ create: { width: 1_000_000, height: 1, channels: 3, background: "red" } });
  expect(await cleanCopy(await line.png().toBuffer())).toBeUndefined();
});

it("returns nothing for an undecodable image", async () => {
  expect(await cleanCopy(Buffer.from("no image"))).toBeUndefined();
});
