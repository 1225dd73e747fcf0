// PNGs made by hand (ISO/IEC 15948), so that what they say can be a lie.
import { crc32, deflateSync } from "node:zlib";
import { bytesOf, hex } from "./upload.ts";

const SIGNATURE = hex("89504e470d0a1a0a");

export function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = bytesOf(type, data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return bytesOf(length, body, sum);
}

type Png = {
  readonly width: number;
  readonly height: number;
  /** Before the pixels. */
  readonly extra?: readonly Uint8Array[];
  /** 8-bit grey, with a filter byte before each line; by default those of a white picture. */
  readonly lines?: Uint8Array;
};

export function png({ width, height, extra = [], lines = Buffer.alloc((width + 1) * height, 255) }: Png) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const body = chunk("IDAT", deflateSync(lines));
  return bytesOf(SIGNATURE, chunk("IHDR", header), ...extra, body, chunk("IEND", Buffer.alloc(0)));
}

/** 8 × 8, white. */
export const smallPng = () =>
  png({ width: 8, height: 8, lines: Buffer.alloc(9 * 8, Buffer.from([0, ...Array(8).fill(255)])) });
