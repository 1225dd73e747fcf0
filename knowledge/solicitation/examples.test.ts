import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { hasPersonalInformation } from "../personal-information/find.ts";
import { DISGUISED, HONEST, OFFERS, STAFF, TOLD } from "./examples.ts";
import { solicitationIn } from "./find.ts";

/** True where a comment is refused. */
const isRefused = (text: string): boolean => hasPersonalInformation(text) || solicitationIn(text) !== undefined;
const percent = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

function figures(what: string, texts: typeof OFFERS): number {
  const all = LANGUAGES.flatMap((language) => texts[language]);
  const refused = all.filter(isRefused);
  const each = LANGUAGES.map((code) => `${code}: ${percent(texts[code].filter(isRefused).length, texts[code].length)}`);
  process.stdout.write(`${what}: ${percent(refused.length, all.length)}\n  ${each.join("\n  ")}\n`);
  return refused.length / all.length;
}

test("of 150 offers in five languages nine in ten are refused", () => {
  expect(new Set(LANGUAGES.flatMap((language) => OFFERS[language])).size).toBe(150);
  expect(figures("offers refused", OFFERS)).toBeGreaterThanOrEqual(0.9);
});

test("of 80 honest comments in the same words hardly one is refused", () => {
  expect(figures("honest comments refused", HONEST)).toBeLessThanOrEqual(0.02);
});

const rowsOf = (texts: typeof OFFERS): readonly (readonly [string, string])[] =>
  LANGUAGES.flatMap((language) => texts[language].map((text) => [language, text] as const));

test.each(rowsOf(DISGUISED))("whatever its letters, it is refused (%s): %s", (_language, text) => {
  expect(isRefused(text)).toBe(true);
});

test.each(rowsOf(STAFF))("it claims to be the service or an authority (%s): %s", (_language, text) => {
  expect(solicitationIn(text)).toBe("STAFF");
});

test.each(rowsOf(TOLD))("a victim tells of it (%s): %s", (_language, text) => {
  expect(hasPersonalInformation(text)).toBe(false);
  expect(solicitationIn(text)).toBeUndefined();
});
