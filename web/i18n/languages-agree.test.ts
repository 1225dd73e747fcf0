import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { TEXTS } from "./for-tests.ts";
import { leavesOf, placeholdersIn } from "./leaves.ts";

/** Texts that are the same in several languages: names and shared words. */
const SAME = [
  /^codes\.chain\.(?!OTHER)/,
  /^common\.brand$/,
  /^lookup\.services\./,
  /^common\.footer\.rights$/,
  /^pages\.suffix$/,
  /\.ip$/,
  /^published\.forms\./,
  /^inApp\.names\./,
  // "Website" and "Name" are German words as well.
  /^codes\.declareType\.SITE$/,
  /\.suspect\.site$/,
  /\.kinds\.NAME$/,
  /^myData\.logins\.(?:browsers|systems)\./,
];

const leaves = Object.fromEntries(LANGUAGES.map((language) => [language, leavesOf(TEXTS[language])])) as Record<
  Language,
  ReadonlyMap<string, string>
>;

const others = LANGUAGES.filter((language) => language !== "ko");
/** The text without its placeholders. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.+?\}\}/g, ""));
const mayBeSame = (path: string) => SAME.some((pattern) => pattern.test(path));

const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Each text with its plural forms in the language: Korean has `_other`, English `_one` and `_other`. */
const formsIn = (language: Language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

test.each(others)("%s has exactly the texts of Korean, with its own plural forms", (language) => {
  const wanted = [...leaves.ko.keys()].flatMap((path) =>
    path.endsWith("_other") ? formsIn(language).map((form) => path.replace(/other$/, form)) : [path],
  );
  expect([...leaves[language].keys()].sort()).toEqual(wanted.sort());
});

test.each(others)("%s has the placeholders of Korean; a singular form may omit the number", (language) => {
  const wrong = [...leaves[language]].filter(([path, text]) => {
    const master = leaves.ko.get(path) ?? leaves.ko.get(path.replace(FORM, "_other")) ?? "";
    const [own, wanted] = [text, master].map(placeholdersIn);
    const spared = path.endsWith("_one") ? wanted?.filter((inside) => inside !== "count, number") : wanted;
    return own?.join() !== wanted?.join() && own?.join() !== spared?.join();
  });
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)("%s has no empty text", (language) => {
  const empty = [...leaves[language]].filter(([, text]) => text.trim() === "").map(([path]) => path);
  expect(empty).toEqual([]);
});

test.each([
  ...others.map((language) => [language, "ko"] as const),
  ...(["zh", "ja", "de"] as const).map((language) => [language, "en"] as const),
])("no text in %s is left untranslated from %s", (language, from) => {
  const left = [...leaves[language]]
    .filter(([path, text]) => hasLetters(text) && text === leaves[from].get(path) && !mayBeSame(path))
    .map(([path, text]) => `${path}: ${text}`);
  expect(left).toEqual([]);
});

test.each(others)("%s contains no Korean", (language) => {
  const korean = [...leaves[language]].filter(([, text]) => /\p{Script=Hangul}/u.test(text)).map(([path]) => path);
  expect(korean).toEqual([]);
});

test("every Korean text contains Korean", () => {
  const foreign = [...leaves.ko]
    .filter(([path, text]) => hasLetters(text) && !/\p{Script=Hangul}/u.test(text) && !mayBeSame(path))
    .map(([path, text]) => `${path}: ${text}`);
  expect(foreign).toEqual([]);
});
