// The terms as they are read: the versions that come with the program, and those that admins published.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language, type TermsCode } from "@sb/contracts/codes.ts";
import {
  TERMS_COLLECTION,
  TERMS_MODEL,
  TERMS_TEXTS_COLLECTION,
  type TermsDoc,
  type TermsTextsDoc,
  termsTextsId,
} from "@sb/contracts/terms/model.ts";
import type { TermsTexts } from "@sb/contracts/terms/subject.ts";
import { TERMS_VERSIONS, type TermsVersion } from "@sb/contracts/terms/versions.ts";
import { documentsOf, type Models } from "../runtime/content.ts";

const drafted = documentsOf<TermsDoc>(TERMS_MODEL, TERMS_COLLECTION);
const published = documentsOf<TermsTextsDoc>(TERMS_MODEL, TERMS_TEXTS_COLLECTION);

/** A version of a text without its content. */
export type Version = {
  readonly code: TermsCode;
  readonly applyDt: string;
  readonly names: { readonly [L in Language]?: string | undefined };
  readonly asksAgain: boolean;
  /** Absent where it comes with the program. ISO 8601. */
  readonly publishedAt?: string;
  readonly publishedBy?: string;
};

/** In the order of the codes. */
export const findTerms = (readStore: Models, codes: readonly TermsCode[]) => drafted.find(readStore, codes);

/** Newest day first. */
export function versionsOf(builtIn: Texts, code: TermsCode, doc: TermsDoc | undefined): readonly Version[] {
  const first = builtIn.ko
    .filter((item) => item.code === code)
    .map(({ applyDt }) => builtInVersion(builtIn, code, applyDt));
  const published = (doc?.versions ?? []).map((version) => ({ code, ...version }));
  return [...published, ...first].sort((a, b) => (a.applyDt < b.applyDt ? 1 : -1));
}

function builtInVersion(builtIn: Texts, code: TermsCode, applyDt: string): Version {
  const texts = builtInTexts(builtIn, code, applyDt);
  const names = LANGUAGES.map((language) => [language, texts?.[language]?.agreeName]);
  return { code, applyDt, names: Object.fromEntries(names), asksAgain: false };
}

/** A version in all its languages; undefined where there is none of that day. */
export async function findTexts(
  readStore: Models,
  builtIn: Texts,
  code: TermsCode,
  applyDt: string,
): Promise<TermsTexts | undefined> {
  const doc = await published.findOne(readStore, termsTextsId(code, applyDt));
  return doc?.texts ?? builtInTexts(builtIn, code, applyDt);
}

function builtInTexts(builtIn: Texts, code: TermsCode, applyDt: string): TermsTexts | undefined {
  const of = (language: Language) => {
    const found = builtIn[language].find((item) => item.code === code && item.applyDt === applyDt);
    return found && { agreeName: found.agreeName, content: found.content };
  };
  const ko = of("ko");
  return ko && { ko, en: of("en"), zh: of("zh"), ja: of("ja"), de: of("de") };
}

// The texts of the terms that come with the program: `texts/{language}/{code}.{date}.md`, whose first line is the name.

/** A version of a text in one language. */
type TermsText = TermsVersion & { readonly agreeName: string; readonly content: string };
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
