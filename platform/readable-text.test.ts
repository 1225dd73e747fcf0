import { expect, it } from "vitest";
import { isReadable } from "./readable-text.ts";

it.each(["a\u0000b", "a\u202egpj.exe", "\u2066a", "a\u200fb", `Z${"\u0335".repeat(8)}`, "a\u0007", "\ud800"])(
  "%j hides something",
  (text) => {
    expect(isReadable(text)).toBe(false);
  },
);

it.each(["고수익 보장", "Überweisung", "שלום עולם", "สวัสดี", "👨‍👩‍👧‍👦 🏳️‍🌈", "line\nline\ttab", "việt nam", "نص"])(
  "%s shows what it is",
  (text) => {
    expect(isReadable(text)).toBe(true);
  },
);
