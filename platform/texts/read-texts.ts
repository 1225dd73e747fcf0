// Finds texts by folder: `texts/<language>.ts` beside what says them.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { joinTexts, type TextGroup } from "@sb/contracts/texts.ts";

/** All texts below a folder, by language. The compiler holds each file to the Korean one beside it. */
export async function readTexts(folder: string): Promise<Readonly<Record<Language, TextGroup>>> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => TEXTS.test(file) && !INSTALLED.test(file),
  );
  const read = LANGUAGES.map(async (language) => {
    const own = files.filter((file) => basename(file) === `${language}.ts`).sort();
    return [language, joinTexts(await Promise.all(own.map((file) => textsIn(join(folder, file)))))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Record<Language, TextGroup>;
}

const TEXTS = /(?:^|[\\/])texts[\\/]\w+\.ts$/;
const INSTALLED = /(?:^|[\\/])node_modules[\\/]/;

async function textsIn(file: string): Promise<TextGroup> {
  const { texts }: { readonly texts: TextGroup } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return texts;
}
