// Reads the texts of a language from all folders: for the build, the development server and tests, not for the browser.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import type { Texts } from "./texts.ts";

const WEB = join(import.meta.dirname, "..");

export type AllTexts = Readonly<Record<Language, Texts>>;

export async function readAllTexts(): Promise<AllTexts> {
  const read = LANGUAGES.map(async (language) => [language, await readTexts(language)] as const);
  return Object.fromEntries(await Promise.all(read)) as AllTexts;
}

type Group = Record<string, string | object>;

/** `version`: files that changed since they were read are read again. */
export async function readTexts(language: Language, version?: number): Promise<Texts> {
  const files = globSync(`**/texts/${language}.ts`, { cwd: WEB, exclude: ["**/node_modules/**", "dist/**"] }).sort();
  const all: Group = {};
  for (const file of files) {
    const { href } = pathToFileURL(join(WEB, file));
    const { texts } = await import(/* @vite-ignore */ version === undefined ? href : `${href}?version=${version}`);
    add(all, texts, file);
  }
  // The compiler holds each file to its type; a test compares what is read of the languages.
  return all as Texts;
}

function add(all: Group, more: Group, where: string): void {
  for (const [key, value] of Object.entries(more)) {
    const there = all[key];
    if (there === undefined) all[key] = structuredClone(value);
    else if (isGroup(there) && isGroup(value)) add(there, value, `${where}: ${key}`);
    else throw new Error(`${where}: ${key} is there already`);
  }
}

const isGroup = (value: string | object): value is Group => typeof value === "object" && !Array.isArray(value);
