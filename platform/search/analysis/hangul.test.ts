import { describe, expect, test } from "vitest";
import { hangulTyped, latinTyped } from "../query/forms/keyboard.ts";
import { begun, initialNo, initialsOf, rangeOf, syllable, syllableOf, vowelNo } from "./hangul.ts";

describe("syllables", () => {
  test("come apart and together again", () => {
    for (const character of "가힣값뷁쨔") {
      const made = syllableOf(character);
      expect(made && syllable(made)).toBe(character);
    }
    for (const other of ["a", "ㄱ", "\u1100", "漢", ""]) expect(syllableOf(other)).toBeUndefined();
  });

  test("a begun one is a range of them", () => {
    expect(rangeOf(`리${begun(initialNo("ㄷ"), vowelNo("ㅣ"))}`)).toEqual(["리디", "리따"]);
    expect(rangeOf(`비${begun(initialNo("ㅌ"))}`)).toEqual(["비타", "비파"]);
    expect(rangeOf("walle")).toEqual(["walle", "walle\u{10ffff}"]);
  });

  test("initials are the keys they are typed with, doubled ones the plain ones", () => {
    expect(initialsOf("까치집")).toBe("rcw");
    expect(initialsOf("ㅂㅅ".normalize("NFKC"))).toBe("qt");
    expect(initialsOf("ㅄㄳ".normalize("NFKC"))).toBe("qtrt");
    expect(initialsOf("집x")).toBeUndefined();
  });
});

describe("the other keyboard", () => {
  test.each([
    ["qhdks", "보안"],
    ["Qhdks", "보안"],
    ["QHDKS", "보안"],
    ["gkftnrkdjqtdj", "할수가없어"],
    ["whgdkdy", "좋아요"],
    ["rhkdrh", "광고"],
    ["TkdnjTdj", "싸웠어"],
  ])("%s is %s", (keys, hangul) => expect(hangulTyped(keys)).toBe(hangul));

  test.each(["scam", "email", "wallet", "the", "bitcoin", "abc", "ㅁ", "rk1", "k".repeat(60)])(
    "%s is no Hangul",
    (word) => {
      expect(hangulTyped(word)).toBeUndefined();
    },
  );

  test("English is read from Hangul, in pieces too", () => {
    expect(latinTyped("ㅁㄷ개")).toBe("aero");
    expect(latinTyped("난므")).toBe("sksam");
    expect(latinTyped("새ㅏ두".normalize("NFD"))).toBe("token");
    expect(latinTyped("a가")).toBeUndefined();
  });

  test("any keys are answered", () => {
    const keys = "qwertyuiopasdfghjklzxcvbnm";
    for (const a of keys)
      for (const b of keys)
        for (const c of keys) {
          expect(hangulTyped(`r${a}${b}${c}k`) ?? "가가").toMatch(/^[가-힣]{2,}[\u1100-\u1112]?$/);
        }
  });
});
