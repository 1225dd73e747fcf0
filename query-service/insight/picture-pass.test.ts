import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isPicturePass, picturePass } from "./picture-pass.ts";

const mac = (purpose: string, text: string) => createHmac("sha256", purpose).update(text).digest("base64url");
const HOUR = 3_600_000;
const NOW = 500_000 * HOUR + 1;
const pass = picturePass(mac, 7, NOW);

test("a pass is for one article and for hours", () => {
  expect(isPicturePass(mac, 7, pass, NOW)).toBe(true);
  expect(isPicturePass(mac, 7, pass, NOW + 12 * HOUR)).toBe(true);
  expect(isPicturePass(mac, 7, pass, NOW + 13 * HOUR)).toBe(false);
  expect(isPicturePass(mac, 8, pass, NOW)).toBe(false);
});

test("a pass that was made before the clock was put back holds for no longer than another", () => {
  expect(isPicturePass(mac, 7, pass, NOW - 48 * HOUR)).toBe(false);
});

test("it stays the same within an hour, so that browsers keep the pictures", () => {
  expect(picturePass(mac, 7, NOW + HOUR - 10)).toBe(pass);
});

test.each(["", "x", "999999999.x", `9${pass}`, `${pass}x`, pass.slice(0, -1), `${pass.split(".")[0]}.`])(
  "%s is none",
  (made) => {
    expect(isPicturePass(mac, 7, made, NOW)).toBe(false);
  },
);
