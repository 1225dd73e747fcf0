import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrSquares } from "./qr-squares.ts";

const URL = "https://sb.example/report/receipt/123456789012345";
const SIDE = 300;

test("a reader finds the text in the rectangles", () => {
  const pixels = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (const { x, y, width, height } of qrSquares(URL, SIDE)) paint(pixels, [x, y, x + width, y + height]);
  expect(decodeQR({ width: SIDE, height: SIDE, data: pixels })).toBe(URL);
});

function paint(pixels: Uint8Array, corners: readonly [number, number, number, number]): void {
  const [left, top, right, bottom] = corners.map(Math.round) as [number, number, number, number];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) pixels.fill(0, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
}
