import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { personalInformationIn } from "../find.ts";
import { HARMLESS, HOME_ADDRESSES, LABELLED_NAMES, TOLD_NAMES } from "./examples.ts";

const isCaught = (text: string): boolean => personalInformationIn(text) !== undefined;
const percent = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

/** The share that is caught, of all and in each language, printed for whoever changes the rules. */
function measure(name: string, examples: Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>>): number {
  const all = LANGUAGES.flatMap((language) => examples[language]);
  const figures = LANGUAGES.map((language) => {
    const texts = examples[language];
    return `${language}: ${percent(texts.filter(isCaught).length, texts.length)}`;
  });
  const caught = all.filter(isCaught).length;
  process.stdout.write(`${[`${name}: ${percent(caught, all.length)}`, ...figures].join("\n  ")}\n`);
  return caught / all.length;
}

test("four in five home addresses are caught", () => {
  expect(measure("home addresses caught", HOME_ADDRESSES)).toBeGreaterThanOrEqual(0.8);
});

test("nine in ten names with a label or a title are caught", () => {
  expect(measure("names caught", LABELLED_NAMES)).toBeGreaterThanOrEqual(0.9);
});

test.each(LANGUAGES.flatMap((language) => TOLD_NAMES[language]))("finds the name in %j", (text) => {
  expect(personalInformationIn(text)).toBe("NAME");
});

test.each(LANGUAGES.flatMap((language) => HARMLESS[language]))("lets through %j", (text) => {
  expect(personalInformationIn(text)).toBeUndefined();
});

/** Beginnings of names again and again: with a step for each pair of places these would take hours. */
test.each([
  "김철수",
  "저는 김철",
  "I'm John ",
  "My name is A",
  "我叫王小",
  "私は田中太",
  "田中 さ",
  "Ich heiße Max Mu",
  "ich bin Anna-",
  "A".repeat(50),
])("comes to an end on a text of nothing but %j", (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000);
  expect([undefined, "NAME"]).toContain(personalInformationIn(text));
});
