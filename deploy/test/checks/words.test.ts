// One thing has one word: what docs/glossary-languages.md strikes out stands in no text that people read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { readTexts } from "@sb/platform/texts/read-texts.ts";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** The page's columns after the first. */
const COLUMNS: readonly Language[] = ["ko", "en", "zh", "ja", "de"];
const WORKSPACES = ["web", "workers", "query-service"];

type Word = { readonly language: Language; readonly word: string };

const refused: readonly Word[] = readFileSync(join(root, "docs/glossary-languages.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .flatMap((line) => {
    const [, ...cells] = line.split("|").slice(1, -1);
    return cells.flatMap((cell, at) =>
      [...cell.matchAll(/~~(.+?)~~/g)].map(([, word = ""]) => ({ language: COLUMNS[at] ?? "ko", word })),
    );
  });

/** Whole words with their endings where words have spaces between them; else wherever it stands. */
const patternOf = ({ language, word }: Word): RegExp =>
  language === "en" || language === "de"
    ? new RegExp(String.raw`(?<![\p{L}\-_./])${word}(?:s|e|n|en|es|er|em|ern)?(?![\p{L}_]|-\p{L})`, "u")
    : new RegExp(word, "u");

type Text = { readonly at: string; readonly text: string };

function leavesOf(node: unknown, at: string): readonly Text[] {
  if (typeof node === "string") return [{ at, text: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) => leavesOf(inner, `${at}.${name}`));
}

async function textsIn(language: Language): Promise<readonly Text[]> {
  const groups = await Promise.all(
    WORKSPACES.map(async (name) => leavesOf((await readTexts(join(root, name)))[language], name)),
  );
  // Placeholders are names of the code.
  return groups.flat().map(({ at, text }) => ({ at, text: text.replaceAll(/\{\{.+?\}\}/g, "") }));
}

test("the page strikes out words in each language", () => {
  expect(LANGUAGES.filter((language) => !refused.some((word) => word.language === language))).toEqual([]);
});

test.each(LANGUAGES)("%s: no text says a word that the glossary strikes out", async (language) => {
  const texts = await textsIn(language);
  const found = refused
    .filter((word) => word.language === language)
    .flatMap((word) => {
      const pattern = patternOf(word);
      return texts.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${word.word} in ${at}: ${text}`);
    });
  expect(found).toEqual([]);
});

/** `{{name}}을(를)`, `{{end}}로`: whether a syllable ends in a consonant is not known of what is inserted. */
const PARTICLE =
  /\}\}[’”'")]*(?:은|는|이|가|을|를|와|과|으로|로|이라|라|이나|나)(?=[\s.,?!]|$)|[은이을과](?:\([는가를와]\))|\(으\)로/u;

test("ko: no particle hangs on what is inserted", async () => {
  const groups = await Promise.all(
    WORKSPACES.map(async (name) => leavesOf((await readTexts(join(root, name))).ko, name)),
  );
  expect(groups.flat().filter(({ text }) => PARTICLE.test(text))).toEqual([]);
});
