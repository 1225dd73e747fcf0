// The texts of the terms that come with the program: `texts/{language}/{code}.{date}.md`, whose first line is the name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@sb/contracts/codes.ts";
import { TERMS_VERSIONS, type TermsVersion } from "@sb/contracts/terms/versions.ts";

/** A version of a text in one language. */
export type TermsText = TermsVersion & { readonly agreeName: string; readonly content: string };
/** Every version of every text that comes with the program. */
export type Texts = Readonly<Record<Language, readonly TermsText[]>>;

/** Reads all texts. Throws where a language's texts are not the listed ones: a gap would show only in use. */
export function loadTexts(
  folder: string = join(import.meta.dirname, "texts"),
  versions: readonly TermsVersion[] = TERMS_VERSIONS,
): Texts {
  const load = (language: Language) => loadLanguage(join(folder, language), versions);
  return { ko: load("ko"), en: load("en"), zh: load("zh"), ja: load("ja"), de: load("de") };
}

function loadLanguage(folder: string, versions: readonly TermsVersion[]): readonly TermsText[] {
  const listed = versions.map(({ code, applyDt }) => `${code}.${applyDt}.md`);
  const found = readdirSync(folder);
  const odd = [...listed.filter((file) => !found.includes(file)), ...found.filter((file) => !listed.includes(file))];
  if (odd.length > 0) throw new Error(`terms that are only listed or only written: ${odd.join(", ")} in ${folder}`);
  return versions.map((version, i) => ({ ...version, ...parse(join(folder, listed[i] ?? "")) }));
}

function parse(file: string): Pick<TermsText, "agreeName" | "content"> {
  const [, agreeName, content] = /^# (.+)\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  if (!agreeName || !content) throw new Error(`not a terms text: ${file}`);
  return { agreeName, content: content.trim() };
}
