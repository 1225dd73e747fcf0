import { expect, test } from "vitest";
import { languageOf } from "./languages.ts";

test.each([
  [["ko-KR"], "ko"],
  [["ko"], "ko"],
  [["zh-TW"], "zh"],
  [["zh-Hant-HK"], "zh"],
  [["zh-CN"], "zh"],
  [["de-AT"], "de"],
  [["de"], "de"],
  [["ja-JP"], "ja"],
  [["en-GB"], "en"],
  [["fr-FR"], "en"],
  [["fr-FR", "de-DE"], "de"],
  [[], "en"],
])("%j gets %s", (tags, language) => {
  expect(languageOf(tags)).toBe(language);
});
