import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "./fold.ts";

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.constantFrom("a", "ß", "Ä", "e\u0301", "가", "\u11a8", "ㅋ", "ｶﾞ", "ﬁ", "\u200b", "🙂", "İ", "㎏"), {
      maxLength: 20,
    })
    .map((pieces) => pieces.join("")),
);

describe("fold", () => {
  test.each([
    ["Straße ÜBER", "strasse uber"],
    ["ＦＵＬＬ　ｗｉｄｔｈ", "full width"],
    ["ｶﾞｲﾄﾞ", "ガイド"],
    ["지갑".normalize("NFD"), "지갑"],
    ["ㄱㅏ", "가"],
    ["Łódź Ørsted Æsir Þór", "lodz orsted aesir thor"],
    ["İstanbul ΣΊΣΥΦΟΣ", "istanbul σισυφοσ"],
    ["sc\u200ba\u00adm", "scam"],
    ["が", "ガ"],
    ["錢包 帳戶 ゝ", "钱包 账户 ヽ"],
    ["Кошелёк й", "кошелёк й"],
    ["1️⃣", "1"],
  ])("%s", (original, folded) => {
    expect(fold(original).text).toBe(folded);
  });

  test("composed and decomposed text fold to the same", () => {
    const letters = fc.constantFrom(..."가각힣쀍ñéÄßøがパヴaz 漢αύй9");
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (all) => {
        const composed = all.join("");
        expect(fold(composed.normalize("NFD")).text).toBe(fold(composed).text);
        expect(fold(composed.toUpperCase()).text).toBe(fold(composed).text);
      }),
    );
  });

  test("every passage maps back to a passage of the original, in the same order", () => {
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), (original, from, length) => {
        const { text: folded, toOriginal } = fold(original);
        const start = Math.min(from, folded.length);
        const end = Math.min(start + length, folded.length);
        const [first, last] = toOriginal(start, end);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(original.length);
        expect(toOriginal(0, folded.length)[1]).toBeLessThanOrEqual(original.length);
        if (end > start) expect(last).toBeGreaterThan(first);
      }),
    );
  });

  test("a passage maps back to what was folded into it", () => {
    const original = "Die Straße, die\u0308 Ｗege; 지갑".normalize("NFD");
    const { text: folded, toOriginal } = fold(original);
    const back = (passage: string): string => {
      const at = folded.indexOf(passage);
      return original.slice(...toOriginal(at, at + passage.length));
    };
    expect(back("strasse")).toBe("Straße".normalize("NFD"));
    expect(back("stras")).toBe("Straß".normalize("NFD"));
    expect(back("wege")).toBe("Ｗege");
    expect(back("갑")).toBe("갑".normalize("NFD"));
  });
});
