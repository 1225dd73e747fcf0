// The terms as they are read: the versions that come with the program, and those that admins published.
import { LANGUAGES, type Language, type TermsCode } from "@sb/contracts/codes.ts";
import type { TermsTexts } from "@sb/contracts/terms/events.ts";
import {
  TERMS_COLLECTION,
  TERMS_MODEL,
  TERMS_TEXTS_COLLECTION,
  type TermsDoc,
  type TermsTextsDoc,
  termsTextsId,
} from "@sb/contracts/terms/model.ts";
import type { TermsItem } from "@sb/contracts/terms/wire.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Texts } from "./load.ts";

export type TermsStore = Pick<ReadStore, "model">;

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
export async function findTerms(
  readStore: TermsStore,
  codes: readonly TermsCode[],
): Promise<readonly (TermsDoc | undefined)[]> {
  const keys = codes.map((id) => ({ collection: TERMS_COLLECTION, id }));
  // Only its projection writes here.
  return (await readStore.model(TERMS_MODEL).getMany(keys)) as readonly (TermsDoc | undefined)[];
}

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
  readStore: TermsStore,
  builtIn: Texts,
  code: TermsCode,
  applyDt: string,
): Promise<TermsTexts | undefined> {
  const doc = await readStore.model(TERMS_MODEL).get(TERMS_TEXTS_COLLECTION, termsTextsId(code, applyDt));
  // Only its projection writes here.
  return (doc as TermsTextsDoc | undefined)?.texts ?? builtInTexts(builtIn, code, applyDt);
}

function builtInTexts(builtIn: Texts, code: TermsCode, applyDt: string): TermsTexts | undefined {
  const of = (language: Language) => {
    const found = builtIn[language].find((item) => item.code === code && item.applyDt === applyDt);
    return found && { agreeName: found.agreeName, content: found.content };
  };
  const ko = of("ko");
  return ko && { ko, en: of("en"), zh: of("zh"), ja: of("ja"), de: of("de") };
}

/** In the language, or in Korean where it is not translated. */
export function itemIn(code: TermsCode, applyDt: string, texts: TermsTexts, language: Language): TermsItem {
  const translated = texts[language];
  const { agreeName, content } = translated ?? texts.ko;
  return { code, agreeName, content, applyDt, lang: translated ? language : "ko" };
}
