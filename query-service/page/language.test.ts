import { expect, test } from "vitest";
import { pageLanguage } from "./language.ts";

test.each([
  ["de", "ko-KR", "de"],
  ["fr", "ja", "ja"],
  [null, undefined, "ko"],
  [null, "", "ko"],
  [null, "*", "ko"],
  [null, "ko-KR,ko;q=0.9,en-US;q=0.8", "ko"],
  [null, "en;q=0.5, zh-TW", "zh"],
  [null, "fr-FR, de;q=0.3", "de"],
  [null, "fr-FR", "en"],
  [null, "ja;q=0, de", "de"],
  [null, "x".repeat(10_000), "en"],
])("?lang=%s and Accept-Language %s get %s", (asked, header, language) => {
  expect(pageLanguage(asked, header)).toBe(language);
});
