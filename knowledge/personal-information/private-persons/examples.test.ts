import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { personalInformationIn } from "../find.ts";
import { HARMLESS, HOME_ADDRESSES, LABELLED_NAMES } from "./examples.ts";

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

test.each(LANGUAGES.flatMap((language) => HARMLESS[language]))("lets through %j", (text) => {
  expect(personalInformationIn(text)).toBeUndefined();
});
