import { LIMITS } from "@sb/contracts/limits.ts";
import { expect, test } from "vitest";
import type { PreparedFile } from "./attachment.ts";
import type { Canvas } from "./image/compress.ts";
import { prepareFile } from "./prepare-file.ts";

const ignore = () => undefined;
const SMALL = new Blob(["small"], { type: "image/webp" });
const CANVAS: Canvas = {
  cap: 4_096,
  canWriteWebp: async () => true,
  open: async () => ({ size: { width: 10, height: 10 }, encode: async () => SMALL, close: ignore }),
};
const CANT_DRAW: Canvas = { ...CANVAS, open: () => Promise.reject(new Error("unknown kind of picture")) };
const file = (bytes: number, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });

test("a picture is sent as it is; only its preview is small", async () => {
  const photo = file(2 * 1024 * 1024, "photo.jpg", "image/jpeg");
  expect(await prepareFile(photo, CANVAS, ignore)).toMatchObject({ sent: photo, reduced: false, preview: SMALL });
});

test("a picture beyond the server's limit is sent as a smaller copy, and marked so", async () => {
  const prepared = await prepareFile(file(LIMITS.fileBytes + 1, "scan.one.png", "image/png"), CANVAS, ignore);
  expect(prepared).toMatchObject({
    reduced: true,
    sent: { name: "scan.one.webp", type: "image/webp", size: SMALL.size },
  });
});

test("a picture of more pixels than the server decodes is sent as a smaller copy, few as its bytes are", async () => {
  const open = async () => ({ size: { width: 12_000, height: 9_000 }, encode: async () => SMALL, close: ignore });
  const prepared = await prepareFile(file(1_000_000, "phone.jpg", "image/jpeg"), { ...CANVAS, open }, ignore);
  expect(prepared).toMatchObject({ reduced: true, sent: { name: "phone.webp" } });
});

test("a picture of too many pixels that no copy makes smaller is too large", async () => {
  const open = async () => ({ size: { width: 12_000, height: 9_000 }, encode: async () => SMALL, close: ignore });
  expect(await prepareFile(file(2, "white.png", "image/png"), { ...CANVAS, open }, ignore)).toBe("FILE_TOO_LARGE");
});

test("a picture comes with a smaller copy, where one is smaller, under its own hash", async () => {
  const photo = await prepareFile(file(2_000, "photo.jpg", "image/jpeg"), CANVAS, ignore);
  expect(photo).toMatchObject({ sent: { size: 2_000 }, smaller: { sent: { name: "photo.webp", size: SMALL.size } } });
  expect(photo).not.toMatchObject({ smaller: { sha256: (photo as PreparedFile).sha256 } });
  expect(await prepareFile(file(2, "dot.png", "image/png"), CANVAS, ignore)).toMatchObject({ smaller: undefined });
  expect(await prepareFile(file(2_000, "a.gif", "image/gif"), CANVAS, ignore)).toMatchObject({ smaller: undefined });
});

test("the hash is of what is sent", async () => {
  const text = new File(["abc"], "abc.txt", { type: "text/plain" });
  // FIPS 180-2's own example.
  const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await prepareFile(text, CANVAS, ignore)).toMatchObject({ sha256, sent: text });
});

test("a picture that can't be drawn here is still evidence", async () => {
  const heic = file(10, "photo.heic", "image/heic");
  const prepared = await prepareFile(heic, CANT_DRAW, ignore);
  expect(prepared).toMatchObject({ sent: heic, preview: undefined });
});

test.each([
  ["a video", "clip.mp4", "video/mp4"],
  ["a GIF, which is left alone", "moving.gif", "image/gif"],
])("%s beyond the limit is too large", async (_, name, type) => {
  expect(await prepareFile(file(LIMITS.fileBytes + 1, name, type), CANVAS, ignore)).toBe("FILE_TOO_LARGE");
});

test("a kind that is surely not taken is refused at once; one without a name is left to the server", async () => {
  expect(await prepareFile(file(1, "a.zip", "application/zip"), CANVAS, ignore)).toBe("FILE_TYPE_NOT_ALLOWED");
  expect(await prepareFile(file(1, "call.amr", ""), CANVAS, ignore)).toMatchObject({ reduced: false });
});
