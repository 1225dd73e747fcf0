// Paints a PNG (RFC 2083) of two colours that run into each other, another for each number.
import { crc32, deflateSync } from "node:zlib";

const [WIDTH, HEIGHT] = [640, 400];
const COLOURS: readonly (readonly [from: readonly number[], to: readonly number[]])[] = [
  [
    [23, 48, 92],
    [86, 148, 196],
  ],
  [
    [38, 70, 83],
    [122, 170, 150],
  ],
  [
    [74, 52, 104],
    [186, 140, 170],
  ],
  [
    [96, 58, 40],
    [214, 170, 120],
  ],
];
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function paintPicture(number: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // 8 bits, colours without transparency, the one compression, filter and order there are.
  header.set([8, 2, 0, 0, 0], 8);
  const [from = [], to = []] = COLOURS[number % COLOURS.length] ?? [];
  const rows = Array.from({ length: HEIGHT }, (_, y) => rowOf(from, to, y));
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

/** A byte for its filter (none), then three for each pixel. */
function rowOf(from: readonly number[], to: readonly number[], y: number): Buffer {
  const row = Buffer.alloc(1 + WIDTH * 3);
  for (let x = 0; x < WIDTH; x += 1) {
    const share = (x / WIDTH + y / HEIGHT) / 2;
    for (const channel of [0, 1, 2])
      row[1 + x * 3 + channel] = Math.round((from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share);
  }
  return row;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
