import { expect, it } from "vitest";
import { isReadable } from "./readable-text.ts";

it.each(["a\u0000b", "a\u202egpj.exe", "\u2066a", "a\u200fb", `Z${"\u0335".repeat(8)}`, "a\u0007", "\ud800"])(
  "%j hides something",
  (text) => {
    expect(isReadable(text)).toBe(false);
  },
);

it("takes no letter for harmless that is not: all of UTF-16, by itself and four times", () => {
  for (let unit = 0; unit < 0x10000; unit += 1) {
    const letter = String.fromCharCode(unit);
    const hides = /[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u.test(letter);
    if (isReadable(letter) === hides) expect.fail(`U+${unit.toString(16)}`);
    if (isReadable(letter.repeat(4)) === (hides || /\p{M}/u.test(letter)))
      expect.fail(`U+${unit.toString(16)} four times`);
  }
});

it.each(["고수익 보장", "Überweisung", "שלום עולם", "สวัสดี", "👨‍👩‍👧‍👦 🏳️‍🌈", "line\nline\ttab", "việt nam", "نص"])(
  "%s shows what it is",
  (text) => {
    expect(isReadable(text)).toBe(true);
  },
);
