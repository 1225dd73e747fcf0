import type { TermsTexts } from "@sb/contracts/terms/wire.ts";
import { expect, test } from "vitest";
import { checkForm } from "../../form/check.ts";
import { checkDraft, pathOf, rules, textsOf, wordsOf } from "./draft-words.ts";

const texts: TermsTexts = {
  ko: { agreeName: "이용약관", content: "본문" },
  de: { agreeName: "Bedingungen", content: "Text" },
};

test("a draft survives the way through its form", () => {
  expect(textsOf(wordsOf(texts))).toEqual(texts);
  expect(checkForm(wordsOf(texts), rules())).toEqual([]);
});

test("Korean is required, and half a translation is told", () => {
  const words = { ...wordsOf(texts), content_ko: "", agreeName_de: " " };
  expect(checkForm(words, rules())).toEqual([{ name: "content_ko", code: "REQUIRED_FIELD_MISSING" }]);
  expect(checkDraft(words)).toEqual([{ name: "agreeName_de", code: "REQUIRED_FIELD_MISSING" }]);
  expect(pathOf("agreeName_de")).toBe("texts.de.agreeName");
});
