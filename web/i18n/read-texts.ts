// Reads the texts of a language from all folders: for the build, the development server and tests, not for the browser.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { joinTexts } from "@sb/contracts/texts.ts";
import type { Texts } from "./texts.ts";

const WEB = join(import.meta.dirname, "..");

export type AllTexts = Readonly<Record<Language, Texts>>;

export async function readAllTexts(): Promise<AllTexts> {
  const read = LANGUAGES.map(async (language) => [language, await readTexts(language)] as const);
  return Object.fromEntries(await Promise.all(read)) as AllTexts;
}

/** `version`: files that changed since they were read are read again. */
export async function readTexts(language: Language, version?: number): Promise<Texts> {
  const files = globSync(`**/texts/${language}.ts`, { cwd: WEB, exclude: ["**/node_modules/**", "dist/**"] }).sort();
  const imported = files.map((file) => {
    const { href } = pathToFileURL(join(WEB, file));
    return import(/* @vite-ignore */ version === undefined ? href : `${href}?version=${version}`);
  });
  const all = joinTexts((await Promise.all(imported)).map(({ texts }) => texts));
  // The compiler holds each file to its type; a test compares what is read of the languages.
  return all as Texts;
}
