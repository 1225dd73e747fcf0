import { expect, test } from "vitest";
import type { Canvas } from "../../../attachments/image/compress.ts";
import { makeSmaller } from "./make-smaller.ts";

const file = (type: string, bytes = 100) => new File([new Uint8Array(bytes)], "chart.png", { type });
const canvas: Canvas = {
  cap: 4_096,
  canWriteWebp: async () => true,
  open: async () => ({
    size: { width: 2_000, height: 1_000 },
    encode: async (_, type) => new Blob([new Uint8Array(10)], { type }),
    close: () => undefined,
  }),
};

test("a picture is made smaller, and named as what it is then", async () => {
  const { file: small, original } = await makeSmaller(file("image/png"), canvas);
  expect([small.name, small.type, small.size, original]).toEqual(["chart.webp", "image/webp", 10, false]);
});

test("a moving picture stays as it is, and nothing has failed", async () => {
  const gif = file("image/gif");
  expect(await makeSmaller(gif, canvas)).toEqual({ file: gif, original: false });
});

test("what can't be drawn goes as it is, and says so", async () => {
  const broken = { ...canvas, open: () => Promise.reject(new Error("no picture")) };
  const png = file("image/png");
  expect(await makeSmaller(png, broken)).toEqual({ file: png, original: true });
});
