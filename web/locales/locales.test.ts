import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { leavesOf } from "./leaves.ts";

/** The same in several languages, because names are, or because the word is. */
const SAME = [/^codes\.chain\.(?!OTHER)/, /^common\.brand$/, /^common\.footer\.rights$/, /^pages\.suffix$/, /\.ip$/];

const leaves = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, leavesOf((await import(`./${language}/index.ts`)).texts)] as const),
  ),
) as Record<Language, ReadonlyMap<string, string>>;

const others = LANGUAGES.filter((language) => language !== "ko");
const hasLetters = (text: string) => /\p{L}/u.test(text);
const mayBeSame = (path: string) => SAME.some((pattern) => pattern.test(path));

test.each(others)("%s has exactly the texts that Korean has", (language) => {
  expect([...leaves[language].keys()].sort()).toEqual([...leaves.ko.keys()].sort());
});

test.each(LANGUAGES)("%s has no empty text", (language) => {
  const empty = [...leaves[language]].filter(([, text]) => text.trim() === "").map(([path]) => path);
  expect(empty).toEqual([]);
});

test.each([
  ...others.map((language) => [language, "ko"] as const),
  ...(["zh", "ja", "de"] as const).map((language) => [language, "en"] as const),
])("nothing in %s is left as it is in %s", (language, from) => {
  const left = [...leaves[language]]
    .filter(([path, text]) => hasLetters(text) && text === leaves[from].get(path) && !mayBeSame(path))
    .map(([path, text]) => `${path}: ${text}`);
  expect(left).toEqual([]);
});

test.each(others)("no Korean stands in %s", (language) => {
  const korean = [...leaves[language]].filter(([, text]) => /\p{Script=Hangul}/u.test(text)).map(([path]) => path);
  expect(korean).toEqual([]);
});

test("every Korean text is Korean", () => {
  const foreign = [...leaves.ko]
    .filter(([path, text]) => hasLetters(text) && !/\p{Script=Hangul}/u.test(text) && !mayBeSame(path))
    .map(([path, text]) => `${path}: ${text}`);
  expect(foreign).toEqual([]);
});
