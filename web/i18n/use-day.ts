import type { Language } from "@sb/contracts/codes.ts";
import { useLanguage } from "./language.ts";
import { LOCALES } from "./languages.ts";

type Day = {
  /** "2025년 11월 21일" */
  readonly long: (isoDay: string) => string;
  /** "11. 21." */
  readonly short: (isoDay: string) => string;
};

const made = new Map<Language, Day>();

/** Formats dates without a time zone (`YYYY-MM-DD`), which `useFormat().date` would shift to the reader's time zone. */
export function useDay(): Day {
  const { language } = useLanguage();
  const day = made.get(language) ?? createDay(language);
  made.set(language, day);
  return day;
}

/** Slow, as `formatOf` is: a third of what a rendered page took, with one for each report on it. */
function createDay(language: Language): Day {
  const long = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(LOCALES[language], { month: "numeric", day: "numeric", timeZone: "UTC" });
  return {
    long: (isoDay) => long.format(new Date(isoDay)),
    short: (isoDay) => short.format(new Date(isoDay)),
  };
}
