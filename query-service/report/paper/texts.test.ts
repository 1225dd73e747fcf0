import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { TEXTS } from "./words.ts";

const leavesOf = (group: object): string[] =>
  Object.values(group).flatMap((text) => (typeof text === "string" ? [text] : leavesOf(text)));

test.each(LANGUAGES.filter((language) => language !== "ko"))(
  "no text of papers is left untranslated in %s",
  (language) => {
    const others = LANGUAGES.filter((each) => each !== language).flatMap((each) => leavesOf(TEXTS[each]));
    // "Name" and "Status" are the same word in English and German.
    const left = leavesOf(TEXTS[language]).filter((text) => others.includes(text) && text.length > 6);
    expect(left).toEqual([]);
  },
);

test.each(LANGUAGES)("no text of papers in %s is empty", (language) => {
  expect(leavesOf(TEXTS[language]).filter((text) => text.trim() === "")).toEqual([]);
});
