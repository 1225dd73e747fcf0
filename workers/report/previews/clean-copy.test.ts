import sharp from "sharp";
import { expect, it } from "vitest";
import { cleanCopy } from "./clean-copy.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Copyright: "marker-exif" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

it("draws the image anew, upright, without metadata", async () => {
  const original = await photo(40, 20);
  expect(original.includes("marker-exif")).toBe(true);
  const copy = await cleanCopy(original);
  const facts = await sharp(copy).metadata();
  expect(facts).toMatchObject({ format: "webp", width: 20, height: 40 });
  expect(facts.exif).toBeUndefined();
  expect(Buffer.from(copy ?? []).includes("marker-exif")).toBe(false);
});

it("makes large ones smaller, never small ones larger", async () => {
  expect(await sharp(await cleanCopy(await photo(4_000, 100))).metadata()).toMatchObject({ height: 2_048 });
});

it("gives none of what can't be drawn", async () => {
  expect(await cleanCopy(Buffer.from("no image"))).toBeUndefined();
});
