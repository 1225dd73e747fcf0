// A notice as its form holds it: flat, with a text for each field, and how that becomes what is sent.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { NoticeText } from "@sb/contracts/notice/wire.ts";
import type { Problem, Rules } from "../../form/check.ts";
import { instantOf, localTimeOf } from "../../ui/local-time.ts";

export type OtherLanguage = Exclude<Language, "ko">;
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== "ko");

type TitleIn = `title_${OtherLanguage}`;
type ContentIn = `content_${OtherLanguage}`;
export type Words = Pick<NoticeText, "title" | "content"> & {
  readonly optionType: NoticeText["optionType"];
  readonly popup: boolean;
  /** Local times of the device. */
  readonly showFrom: string;
  readonly showTo: string;
} & Readonly<Record<TitleIn | ContentIn, string>>;

export function wordsOf(notice: NoticeText): Words {
  const { optionType, title, content, popup = false, showFrom, showTo, translations = {} } = notice;
  const { en, zh, ja, de } = translations;
  return {
    ...{ optionType, title, content, popup, showFrom: localTimeOf(showFrom), showTo: localTimeOf(showTo) },
    ...{ title_en: en?.title ?? "", content_en: en?.content ?? "" },
    ...{ title_zh: zh?.title ?? "", content_zh: zh?.content ?? "" },
    ...{ title_ja: ja?.title ?? "", content_ja: ja?.content ?? "" },
    ...{ title_de: de?.title ?? "", content_de: de?.content ?? "" },
  };
}

/** What is left empty is not sent. */
export function noticeOf(words: Words): NoticeText {
  const { optionType, title, content, popup } = words;
  const translated = OTHER_LANGUAGES.flatMap((language) => {
    const text = { title: words[`title_${language}`], content: words[`content_${language}`] };
    return text.title.trim() && text.content.trim() ? [[language, text]] : [];
  });
  const showFrom = instantOf(words.showFrom);
  const showTo = instantOf(words.showTo);
  return {
    ...{ optionType, title, content },
    ...(popup && { popup }),
    ...(showFrom && { showFrom }),
    ...(showTo && { showTo }),
    ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
  };
}

export function rulesOf({ popup }: Words): Rules<Words> {
  const title = { maxChars: LIMITS.titleChars };
  const content = { maxChars: popup ? LIMITS.popupChars : LIMITS.noticeChars };
  return {
    optionType: { required: true },
    title: { required: true, ...title },
    content: { required: true, ...content },
    ...{ title_en: title, title_zh: title, title_ja: title, title_de: title },
    ...{ content_en: content, content_zh: content, content_ja: content, content_de: content },
  };
}

/** What no single field's rule can say: the end is after the beginning, and a translation is whole. */
export function checkWords(words: Words): readonly Problem<Words>[] {
  const from = instantOf(words.showFrom);
  const to = instantOf(words.showTo);
  const isBackwards = from !== undefined && to !== undefined && to <= from;
  const halves = OTHER_LANGUAGES.flatMap((language) => {
    const title = `title_${language}` as const;
    const content = `content_${language}` as const;
    const missing = [title, content].filter((name) => !words[name].trim());
    return missing.length === 1 ? missing : [];
  });
  return [
    ...(isBackwards ? [{ name: "showTo", code: "PERIOD_INVALID" } as const] : []),
    ...halves.map((name) => ({ name, code: "REQUIRED_FIELD_MISSING" }) as const),
  ];
}

/** `translations.de.title` of `title_de`. */
export function pathOf(name: keyof Words & string): string {
  const [field, language] = name.split("_");
  return language ? `translations.${language}.${field}` : name;
}
