// Formats dates, numbers and relative times with `Intl` in the page's language.
import type { Language } from "@sb/contracts/codes.ts";
import { LOCALES } from "./languages.ts";

export type Format = {
  readonly number: (value: number) => string;
  /** An ISO time as a day: "2025년 11월 21일". */
  readonly date: (iso: string) => string;
  /** "2025. 11. 21." */
  readonly shortDate: (iso: string) => string;
  readonly dateTime: (iso: string) => string;
  /** "14:02". */
  readonly time: (iso: string) => string;
  /** "3일 전"; the day once it is more than 30 days ago. */
  readonly ago: (iso: string, now?: number) => string;
  readonly bytes: (count: number) => string;
  /** From 0 to 1. */
  readonly percent: (share: number) => string;
  readonly list: (items: readonly string[]) => string;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const made = new Map<Language, Format>();

/** Creating `Intl` formats is slow, so they are cached per language. */
export function formatOf(language: Language): Format {
  const format = made.get(language) ?? createFormat(language);
  made.set(language, format);
  return format;
}

function createFormat(language: Language): Format {
  const locale = LOCALES[language];
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  const shortDate = new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const list = new Intl.ListFormat(locale);
  const at = (format: Intl.DateTimeFormat) => (iso: string) => format.format(new Date(iso));
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    date: at(date),
    shortDate: at(shortDate),
    dateTime: at(dateTime),
    time: at(time),
    ago(iso, now = Date.now()) {
      const past = Math.max(0, now - Date.parse(iso));
      if (past < MINUTE) return relative.format(0, "second");
      if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), "minute");
      if (past < DAY) return relative.format(-Math.floor(past / HOUR), "hour");
      return past <= 30 * DAY ? relative.format(-Math.floor(past / DAY), "day") : shortDate.format(new Date(iso));
    },
    bytes: (count) => bytesIn(locale, count),
    list: (items) => list.format(items),
  };
}

const UNITS = ["byte", "kilobyte", "megabyte"] as const;

function bytesIn(locale: string, count: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[power] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(count / 1_000 ** power);
}
