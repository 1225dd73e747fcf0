// Finds texts by folder: `texts/<language>.ts` beside what says them.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { joinTexts, type TextGroup } from "@sb/contracts/texts.ts";

/** All texts below a folder, by language. The compiler holds each file to the Korean one beside it. */
export async function readTexts(folder: string): Promise<Readonly<Record<Language, TextGroup>>> {
  const read = LANGUAGES.map(async (language) => [language, joinTexts(await filesOf(folder, language))] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<Language, TextGroup>;
}

async function filesOf(folder: string, language: Language): Promise<readonly TextGroup[]> {
  const files = globSync(`**/texts/${language}.ts`, { cwd: folder, exclude: ["**/node_modules/**"] }).sort();
  const imported = files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href));
  return (await Promise.all(imported)).map(({ texts }) => texts);
}
