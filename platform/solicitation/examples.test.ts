import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { hasPersonalInformation } from "../personal-information/find.ts";
import { HONEST, OFFERS } from "./examples.ts";
import { solicitationIn } from "./find.ts";

/** What a comment is refused for. */
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
