import { isNickname } from "@sb/contracts/account/nickname.ts";
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { textsIn } from "../../i18n/for-tests.ts";
import { suggestedNicknames } from "./suggestions.tsx";

test.each(LANGUAGES)("every suggestion in %s is a nickname, and no two are the same", (language) => {
  const words = textsIn(language)(($) => $.account.nickname.words, { returnObjects: true });
  for (const first of words.first)
    for (const second of words.second) expect(isNickname(`${first}${second}99`), `${first}${second}`).toBe(true);
  let at = 0;
  const names = suggestedNicknames(words, 3, () => (at++ * 0.37) % 1);
  expect(new Set(names).size).toBe(3);
});

test("words that are too long together suggest nothing", () => {
  expect(suggestedNicknames({ first: ["abcdefghijkl"], second: ["mnopqrstuvwx"] }, 3, () => 0.5)).toEqual([]);
});
