import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { fieldsIn, pathIn } from "./words.ts";

const fields = fieldsIn(["title", "content"], LANGUAGES);
const texts = { ko: { title: "점검", content: "일요일" }, de: { title: "Wartung", content: "Am Sonntag" } };
const words = fields.each((part, language) => (language === "ko" || language === "de" ? texts[language][part] : ""));

test("texts survive the way through a form, and what is left empty is not sent", () => {
  expect(Object.keys(words).slice(0, 4)).toEqual(["title_ko", "content_ko", "title_en", "content_en"]);
  expect(fields.textsOf(words)).toEqual(texts);
});

test("half a text is told at the field that is missing", () => {
  expect(fields.check(words)).toEqual([]);
  const half = { ...words, content_de: " ", title_ja: "点検" };
  expect(fields.check(half)).toEqual([
    { name: "content_ja", code: "REQUIRED_FIELD_MISSING" },
    { name: "content_de", code: "REQUIRED_FIELD_MISSING" },
  ]);
  expect(fields.textsOf(half)).toEqual({ ko: texts.ko });
});

test("fields are named by their paths on the wire", () => {
  expect([pathIn("texts", "title_de"), pathIn("texts", "showTo")]).toEqual(["texts.de.title", undefined]);
});
