import { expect, test } from "vitest";
import { hasSpelt, printable, runsOf } from "./runs.ts";

const latin = { name: "latin", has: (code: number) => code < 0x250 };
const korean = { name: "korean", has: (code: number) => code >= 0xac00 && code <= 0xd7a3 };
const FACES = [latin, korean];

test("each character goes to the first font that has it", () => {
  const runs = runsOf("Wer 누구? ok", FACES).map(({ face, text }) => [face.name, text]);
  expect(runs).toEqual([
    ["latin", "Wer "],
    ["korean", "누구"],
    ["latin", "? ok"],
  ]);
});

test("a character that no font has is spelt by its number", () => {
  expect(printable("a😀b", FACES)).toBe("a[U+1F600]b");
  expect(hasSpelt(printable("a😀b", FACES))).toBe(true);
  expect(hasSpelt(printable("plain", FACES))).toBe(false);
});

test("marks that turn the direction of writing are seen", () => {
  expect(printable("exe.\u202Egpj", [{ has: () => true }])).toBe("exe.[U+202E]gpj");
});

test("names of files as macOS decomposes them are composed", () => {
  expect(printable("증거".normalize("NFD"), FACES)).toBe("증거");
});

test("line breaks of all kinds are one, other spaces are spaces, what is invisible is left out", () => {
  expect(printable("a\r\nb\u2028c\td\u00A0e\u200Bf\uFE0F", FACES)).toBe("a\nb\nc d ef");
});
