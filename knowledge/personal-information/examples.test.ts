import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { PERSONAL_EXAMPLES } from "./examples.ts";
import { PERSONAL_KINDS, personalInformationIn } from "./find.ts";

const ALL = LANGUAGES.flatMap((language) =>
  PERSONAL_EXAMPLES[language].map(([kind, text]) => ({ language, kind, text })),
);
/** Home addresses and names have examples of their own (private-persons). */
const KINDS = PERSONAL_KINDS.filter((code) => ALL.some(({ kind }) => kind === code));
const caught = ALL.filter(({ text }) => personalInformationIn(text) !== undefined);

const percent = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;
const shareOf = (name: string, isOne: (example: (typeof ALL)[number]) => boolean): string =>
  `${name}: ${percent(caught.filter(isOne).length, ALL.filter(isOne).length)}`;

test("of 200 personal data in five languages nine in ten are caught", () => {
  const figures = [
    `personal information caught: ${percent(caught.length, ALL.length)}`,
    ...LANGUAGES.map((code) => shareOf(code, ({ language }) => language === code)),
    ...KINDS.map((code) => shareOf(code, ({ kind }) => kind === code)),
  ];
  process.stdout.write(`${figures.join("\n  ")}\n`);
  expect(new Set(ALL.map(({ text }) => text)).size).toBe(200);
  expect(caught.length / ALL.length).toBeGreaterThanOrEqual(0.9);
});
