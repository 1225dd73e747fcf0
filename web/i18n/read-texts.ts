// Reads the texts of all folders: for the build, the development server and tests, not for the browser.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { joinTexts, type TextGroup } from "@sb/contracts/texts.ts";
import { BESIDE, FIRST, GATHERED, type Texts } from "./texts.ts";

const WEB = join(import.meta.dirname, "..");

export type AllTexts = Readonly<Record<Language, Texts>>;

export async function readAllTexts(): Promise<AllTexts> {
  const read = LANGUAGES.map(async (language) => [language, joinTexts(await readTextFiles(language))] as const);
  // The compiler holds each file to its type; a test compares what is read of the languages.
  return Object.fromEntries(await Promise.all(read)) as AllTexts;
}

/** `version`: files that changed since they were read are read again. `without`: those that are left out. */
export async function readTextFiles(
  language: Language,
  version?: number,
  without: readonly string[] = [],
): Promise<readonly TextGroup[]> {
  const exclude = ["**/node_modules/**", "dist/**", ...without];
  const files = globSync(`**/texts/${language}.ts`, { cwd: WEB, exclude }).sort();
  const imported = files.map((file) => {
    const { href } = pathToFileURL(join(WEB, file));
    return import(/* @vite-ignore */ version === undefined ? href : `${href}?version=${version}`);
  });
  return (await Promise.all(imported)).map(({ texts }) => texts);
}

/** Texts that load together: with the language (`first`), or as a namespace that loads later. */
export type Chunks = { readonly first: TextGroup; readonly later: Readonly<Record<string, TextGroup>> };

export function chunksOf(files: readonly TextGroup[]): Chunks {
  const all = joinTexts(files);
  const later = Object.keys(all).filter((namespace) => !isAmong(FIRST, namespace) && namespace !== "errors");
  const chunkOf = (namespace: string) => {
    const owners = files.filter((file) => ownOf(file).includes(namespace));
    return joinTexts([only(all, (name) => name === namespace), ...owners.map((file) => only(file, isBeside))]);
  };
  return {
    first: joinTexts(
      files.map((file) => only(file, (name) => isAmong(FIRST, name) || (isBeside(name) && ownOf(file).length === 0))),
    ),
    later: Object.fromEntries(later.map((namespace) => [namespace, chunkOf(namespace)])),
  };
}

const isAmong = (names: readonly string[], name: string): boolean => names.includes(name);
const isBeside = (name: string): boolean => isAmong(BESIDE, name);
/** A file's namespaces that load with its screens. */
const ownOf = (file: TextGroup): readonly string[] =>
  Object.keys(file).filter((name) => ![FIRST, BESIDE, GATHERED].some((names) => isAmong(names, name)));
const only = (file: TextGroup, isWanted: (name: string) => boolean): TextGroup =>
  Object.fromEntries(Object.entries(file).filter(([name]) => isWanted(name)));
