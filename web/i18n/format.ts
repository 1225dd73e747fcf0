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

/** Cached for each language. Creating an `Intl` format takes milliseconds, so each is created with its first value. */
export function formatOf(language: Language): Format {
  const format = made.get(language) ?? createFormat(language);
  made.set(language, format);
  return format;
}

function createFormat(language: Language): Format {
  const locale = LOCALES[language];
  const number = once(() => new Intl.NumberFormat(locale));
  const percent = once(() => new Intl.NumberFormat(locale, { style: "percent" }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const list = once(() => new Intl.ListFormat(locale));
  const at = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, options));
    return (iso: string) => format().format(new Date(iso));
  };
  const shortDate = at({ year: "numeric", month: "2-digit", day: "2-digit" });
  return {
    number: (value) => number().format(value),
    percent: (share) => percent().format(share),
    date: at({ dateStyle: "long" }),
    shortDate,
    dateTime: at({ dateStyle: "medium", timeStyle: "short" }),
    time: at({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    ago(iso, now = Date.now()) {
      const past = Math.max(0, now - Date.parse(iso));
      if (past < MINUTE) return relative().format(0, "second");
      if (past < HOUR) return relative().format(-Math.floor(past / MINUTE), "minute");
      if (past < DAY) return relative().format(-Math.floor(past / HOUR), "hour");
      return past <= 30 * DAY ? relative().format(-Math.floor(past / DAY), "day") : shortDate(iso);
    },
    bytes: (count) => bytesIn(locale, count),
    list: (items) => list().format(items),
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
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
