import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hasTooManyPixels } from "./evidence.ts";

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" }, limitInputPixels: false });

test.each([
  [5_000, 5_000, false],
  [5_001, 5_000, true],
  [10_000, 10_000, true],
])("a picture of %i by %i pixels: too many %s", async (width, height, expected) => {
  expect(await hasTooManyPixels(await flat(width, height).png().toBuffer(), "image/png")).toBe(expected);
});

/** A chunk of a PNG file (RFC 2083, section 3.2). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const crc = crc32(body);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc, body.length + 4);
  return out;
}

/** An interlaced PNG that claims a size which its data does not have. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 1], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const data = chunk("IDAT", deflateSync(Buffer.alloc(1_000)));
  return Buffer.concat([signature, chunk("IHDR", header), data, chunk("IEND", Buffer.alloc(0))]);
}

test("an interlaced bomb is known by its header", async () => {
  expect(await hasTooManyPixels(bomb(10_000, 10_000), "image/png")).toBe(true);
  expect(await hasTooManyPixels(bomb(100, 100), "image/png")).toBe(false);
});

test("what has no header that can be read is left to be evidence", async () => {
  expect(await hasTooManyPixels(Buffer.from("no picture"), "image/heic")).toBe(false);
  expect(await hasTooManyPixels(Buffer.from("a video"), "video/mp4")).toBe(false);
});
