// Days in a text, in five languages. Pure, and linear in its length.

export type Day = {
  readonly at: number;
  readonly end: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
};

/** Which of day and month comes first where numbers alone say it. */
export type DayOrder = "DMY" | "MDY" | "YMD";

const MONTHS: readonly (readonly string[])[] = [
  ["january", "januar", "jan", "jän", "jänner"],
  ["february", "februar", "feb"],
  ["march", "märz", "mar", "mrz"],
  ["april", "apr"],
  ["may", "mai"],
  ["june", "juni", "jun"],
  ["july", "juli", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oktober", "oct", "okt"],
  ["november", "nov"],
  ["december", "dezember", "dec", "dez"],
];
const NAMES = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join("|");

/** Year first, or with the words for year, month and day. */
const YMD = String.raw`(?<y>\d{4})(?:\s?[-/.]\s?|\s?[년年]\s?)(?<m>\d{1,2})(?:\s?[-/.]\s?|\s?[월月]\s?)(?<d>\d{1,2})(?!\d)\s?[일日号]?`;
const NAMED = String.raw`(?<d2>\d{1,2})(?:st|nd|rd|th|\.)?\s(?:of\s)?(?<n2>${NAMES})\.?,?\s(?<y2>\d{4})|(?<n3>${NAMES})\.?\s(?<d3>\d{1,2})(?:st|nd|rd|th)?,?\s(?<y3>\d{4})`;
const NUMBERS = String.raw`(?<a>\d{1,2})[./-]\s?(?<b>\d{1,2})[./-]\s?(?<y4>\d{4}|\d{2})(?![\d.])`;
/** Without a year. */
const MONTH_DAY = String.raw`(?<m5>\d{1,2})\s?[월月]\s?(?<d5>\d{1,2})\s?[일日号]`;

const DATE = new RegExp(String.raw`(?<![\p{N}.,/-])(?:${YMD}|${NAMED}|${NUMBERS}|${MONTH_DAY})`, "giu");

type Around = {
  readonly order?: DayOrder | undefined;
  /** The day that the text is of, by which a day without a year has one. */
  readonly of?: string | undefined;
};

/** A day that numbers alone don't say for certain is left out. */
export function daysIn(text: string, { order, of }: Around = {}): readonly Day[] {
  if (!/\d/.test(text)) return [];
  const found: Day[] = [];
  for (const match of text.matchAll(DATE)) {
    const day = dayOf(match.groups ?? {}, order, of);
    if (day) found.push({ at: match.index, end: match.index + match[0].length, day });
  }
  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;

function dayOf(groups: Groups, order: DayOrder | undefined, of: string | undefined): string | undefined {
  const { y, m, d, y2, n2, d2, y3, n3, d3, y4, a, b, m5, d5 } = groups;
  if (y !== undefined) return dayAt(y, m, d);
  if (n2 !== undefined) return dayAt(y2, monthOf(n2), d2);
  if (n3 !== undefined) return dayAt(y3, monthOf(n3), d3);
  if (a !== undefined) return fromNumbers(Number(a), Number(b), y4 ?? "", order);
  return of === undefined ? undefined : before(of, m5, d5);
}

const monthOf = (name: string): number => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

export function fromNumbers(a: number, b: number, year: string, order?: DayOrder): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  if (a > 12 || (a === b && b <= 12)) return dayAt(full, b, a);
  if (b > 12) return dayAt(full, a, b);
  if (order === "DMY") return dayAt(full, b, a);
  return order === "MDY" ? dayAt(full, a, b) : undefined;
}

/** A month and a day were not later than the message that tells of them. */
function before(of: string, month: string | undefined, day: string | undefined): string | undefined {
  const year = Number(of.slice(0, 4));
  const same = dayAt(year, month, day);
  return same === undefined || same <= of ? same : dayAt(year - 1, month, day);
}

type Part = string | number | undefined;

/** Undefined for a day that no calendar has, and one outside of the years of the internet. */
export function dayAt(year: Part, month: Part, day: Part): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!(y >= 1990 && y <= 2100 && m >= 1 && m <= 12 && d >= 1)) return undefined;
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCDate() === d ? date.toISOString().slice(0, 10) : undefined;
}
