// Few bytes that say, or are, very many pixels or bytes.
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { chunk, png } from "./png.ts";
import { bytesOf, type Hostile } from "./upload.ts";

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } });

/** A JPEG whose frame header (SOF0) says another size. */
async function lyingJpeg(width: number, height: number) {
  const bytes = await flat(8, 8).jpeg().toBuffer();
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytesOf(bytes);
}

/** A progressive JPEG whose second scan comes so many times: each costs a pass over the whole picture. */
async function scans(side: number, times: number) {
  const bytes = await flat(side, side).jpeg({ progressive: true }).toBuffer();
  const marks: number[] = [];
  for (let at = bytes.indexOf("ffda", 0, "hex"); at !== -1; at = bytes.indexOf("ffda", at + 2, "hex")) marks.push(at);
  const scan = bytes.subarray(marks[1], marks[2]);
  return bytesOf(bytes.subarray(0, marks[2]), ...Array.from({ length: times }, () => scan), bytes.subarray(marks[2]));
}

/** A GIF of so many frames of one pixel each. */
function frames(count: number) {
  const head = Buffer.from("47494638396101000100800000ffffff000000", "hex");
  const frame = Buffer.from("21f90404000000002c000000000100010000020244 0100".replace(" ", ""), "hex");
  return bytesOf(head, ...Array.from({ length: count }, () => frame), Buffer.from("3b", "hex"));
}

/** The logical screen of a GIF of one pixel, made as large as can be. */
function wideGif() {
  const gif = frames(1);
  gif.set([0xff, 0xff, 0xff, 0xff], 6);
  return gif;
}

/** An AVIF whose spatial extents (`ispe`) say another size. */
async function lyingAvif(side: number) {
  const bytes = await flat(16, 16).avif().toBuffer();
  const at = bytes.indexOf("ispe");
  bytes.writeUInt32BE(side, at + 8);
  bytes.writeUInt32BE(side, at + 12);
  return bytesOf(bytes);
}

export const BOMBS: readonly Hostile[] = [
  {
    what: "100 megapixels of one colour",
    name: "bomb.png",
    bytes: async () => bytesOf(await flat(10_000, 10_000).png().toBuffer()),
    gets: "FILE_TOO_LARGE",
  },
  {
    what: "100 megapixels, interlaced",
    name: "bomb.png",
    bytes: async () => bytesOf(await flat(10_000, 10_000).png({ progressive: true }).toBuffer()),
    gets: "FILE_TOO_LARGE",
  },
  {
    what: "36 megapixels of WebP",
    name: "bomb.webp",
    bytes: async () => bytesOf(await flat(6_000, 6_000).webp({ effort: 0 }).toBuffer()),
    gets: "FILE_TOO_LARGE",
  },
  {
    what: "a JPEG that says 65,500 × 65,500",
    name: "bomb.jpg",
    bytes: () => lyingJpeg(65_500, 65_500),
    gets: "FILE_TOO_LARGE",
  },
  {
    what: "an AVIF that says 30,000 × 30,000",
    name: "bomb.avif",
    bytes: () => lyingAvif(30_000),
    gets: "FILE_TOO_LARGE",
  },
  {
    what: "a GIF that says 65,535 × 65,535",
    name: "bomb.gif",
    bytes: wideGif,
    gets: { mediaType: "image/gif", view: true },
  },
  {
    what: "a PNG that says 2,147,483,647 × 2,147,483,647",
    name: "bomb.png",
    bytes: () => png({ width: 2_147_483_647, height: 2_147_483_647, lines: Buffer.alloc(9) }),
    gets: { mediaType: "image/png" },
  },
  {
    what: "a PNG one pixel high and 24 million wide",
    name: "line.png",
    bytes: () => png({ width: 24_000_000, height: 1 }),
    gets: { mediaType: "image/png" },
  },
  {
    what: "16 megapixels, interlaced, which can't be drawn line by line",
    name: "large.png",
    bytes: async () => bytesOf(await flat(4_000, 4_000).png({ progressive: true }).toBuffer()),
    gets: { mediaType: "image/png", view: true },
  },
  {
    what: "a PNG with 100 MB of compressed text",
    name: "text.png",
    bytes: () => {
      const text = bytesOf("Comment\0\0", deflateSync(Buffer.alloc(100_000_000, "a")));
      return png({ width: 8, height: 8, extra: [chunk("zTXt", text)] });
    },
    gets: { mediaType: "image/png", view: true },
  },
  {
    what: "a PNG whose pixels unpack to a hundred times what it says",
    name: "long.png",
    bytes: () => png({ width: 1_000, height: 1_000, lines: Buffer.alloc(100_000_000) }),
    gets: { mediaType: "image/png", view: true },
  },
  {
    what: "a progressive JPEG of 400 scans of 16 megapixels",
    name: "scans.jpg",
    bytes: () => scans(4_000, 400),
    gets: { mediaType: "image/jpeg" },
  },
  {
    what: "a GIF of 100,000 frames",
    name: "frames.gif",
    bytes: () => frames(100_000),
    gets: { mediaType: "image/gif", view: true },
  },
  {
    what: "10 MB of text and one byte more",
    name: "long.txt",
    bytes: () => bytesOf(Buffer.alloc(10 * 1024 * 1024 + 1, "a")),
    gets: "FILE_TOO_LARGE",
  },
];
