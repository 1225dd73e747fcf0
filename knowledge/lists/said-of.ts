// Facts that a publisher gives with an entry: its day, its words, a link.
import { READ_LIMITS } from "./list.ts";

const YEARS = { first: 2009, last: 2100 } as const;

/** YYYY-MM-DD of a date in any of the usual spellings; undefined where day and month can't be told apart. */
export function dayOf(text: string): string | undefined {
  const written = text.trim().slice(0, 64);
  const [, year, month, day] =
    /^(\d{4})\s?[-./年년]\s?(\d{1,2})\s?[-./月월]\s?(\d{1,2})(?!\d)/.exec(written) ??
    /^(\d{4})(\d\d)(\d\d)(?:T?\d{4,6}Z?)?$/.exec(written) ??
    [];
  if (year) return valid(year, month, day);
  const [, d, m, y] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/.exec(written) ?? [];
  if (y) return valid(y, m, d);
  const [, one = "", two = "", last] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/.exec(written) ?? [];
  if (last) return Number(one) > 12 ? valid(last, two, one) : Number(two) > 12 ? valid(last, one, two) : undefined;
  if (/^\d{9,13}(?:\.\d+)?$/.test(written))
    return ofInstant(Number(written) * (written.length >= 12 && !written.includes(".") ? 1 : 1_000));
  return inWords(written);
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `1 Jan 2026`, `Jan 1, 2026`, `Thu, 01 Jan 2026 …`. */
function inWords(text: string): string | undefined {
  const [, day, month] = /(?:^|\s)(\d{1,2})\.?[\s-]([A-Za-z]{3})/.exec(text) ?? [];
  const [, named, dated] = /^([A-Za-z]{3})[a-z]*\.?\s(\d{1,2})/.exec(text) ?? [];
  const [, year] = /[\s,-](\d{4})(?!\d)/.exec(text) ?? [];
  const at = MONTHS.indexOf((month ?? named ?? "").toLowerCase());
  return year === undefined || at < 0 ? undefined : valid(year, String(at + 1), day ?? dated);
}

const ofInstant = (ms: number): string | undefined => {
  const text = Number.isFinite(ms) && ms < 4e12 ? new Date(ms).toISOString().slice(0, 10) : "";
  return valid(text.slice(0, 4), text.slice(5, 7), text.slice(8, 10));
};

function valid(year: string, month = "", day = ""): string | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${text}T00:00:00.000Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  return isDay && Number(year) >= YEARS.first && Number(year) <= YEARS.last ? text : undefined;
}

/** Whether a moment is over; a day alone lasts to its end. What is no date never ends. */
export function isOver(text: string, now: string): boolean {
  const isInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text);
  if (isInstant) {
    const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text.replace(" ", "T")}Z`);
    return !Number.isNaN(at) && at <= Date.parse(now);
  }
  const day = dayOf(text);
  return day !== undefined && day < now.slice(0, 10);
}

/** Words that say there are none. */
const NOTHING = /^(?:-0-|n\/?a|none|null|undefined|unknown|other|-+|\.+|\d{1,6})?$/i;

/** Each once, in one line. */
export function wordsOf(texts: readonly string[]): string | undefined {
  const plain = texts
    .map((text) =>
      text
        .slice(0, 2 * READ_LIMITS.wordsChars)
        .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
        .trim(),
    )
    .filter((text) => !NOTHING.test(text));
  const joined = [...new Set(plain)].join(" · ");
  if (joined.length <= READ_LIMITS.wordsChars) return joined || undefined;
  return `${joined
    .slice(0, READ_LIMITS.wordsChars - 1)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()}…`;
}

/** The first that is a whole https link without a user. */
export function linkOf(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const [found] = /https:\/\/[^\s"'<>]+/.exec(text.slice(0, 4 * READ_LIMITS.linkChars)) ?? [];
    const url = found !== undefined && found.length <= READ_LIMITS.linkChars ? URL.parse(found) : undefined;
    if (url && url.username === "" && url.password === "") return url.href;
  }
  return undefined;
}
