// Reads a file of many reports as a table: text with separators, or JSON objects line by line, in the encodings that spreadsheets write.
// Pure, and bounded by the limits of a batch.
import type { BatchForm } from "@sb/contracts/batch/model.ts";
import { BATCH_LIMITS } from "@sb/contracts/batch/model.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { CsvError, parse } from "csv-parse/sync";
import { recognizeAll } from "../address/normalize.ts";
import { fieldNamed } from "./columns.ts";

export type Row = {
  /** As a spreadsheet counts, from 1; the row of headings and blank ones count. */
  readonly line: number;
  /** Undefined where it can't be read. */
  readonly cells: readonly string[] | undefined;
  /** Places of cells that gave a wallet away: they have "…" there. */
  readonly secrets?: readonly number[] | undefined;
};

export type Table = {
  readonly form: BatchForm;
  /** Empty where the file has none. */
  readonly headings: readonly string[];
  /** Without blank ones. */
  readonly rows: readonly Row[];
};

export type Unread = { readonly refused: "FILE_UNREADABLE" | "TOO_MANY_ROWS" };

const UNREADABLE: Unread = { refused: "FILE_UNREADABLE" };
const TOO_MANY: Unread = { refused: "TOO_MANY_ROWS" };

/** `form`: XLSX where it is what a workbook was made into. */
export function readTable(bytes: Uint8Array, form?: BatchForm): Table | Unread {
  if (form === "XLSX") return fromSeparated(new TextDecoder().decode(bytes), { separator: ",", form });
  const text = textIn(bytes);
  // A picture.
  if (text === undefined || text.includes("\0") || text.trim() === "") return UNREADABLE;
  return text.trimStart().startsWith("{") ? fromObjects(text) : fromSeparated(text);
}

// Text

const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/**
 * Encodings of spreadsheets that write no mark, with the letters that a text in each has most, and those that it must have. The earlier
 * of two that fit is taken.
 */
const LOCAL: readonly (readonly [encoding: string, letters: RegExp, must: RegExp])[] = [
  ["euc-kr", /\p{Script=Hangul}/gu, /\p{Script=Hangul}/u],
  // Half-width kana are what Chinese becomes in it.
  ["shift_jis", /[\u3040-\u30ff]|\p{Script=Han}/gu, /[\u3040-\u30ff]/],
  ["gb18030", /\p{Script=Han}/gu, /\p{Script=Han}/u],
  ["windows-1252", /[äöüßÄÖÜ]/g, /[äöüßÄÖÜ]/],
];

function textIn(bytes: Uint8Array): string | undefined {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  if (marked !== undefined) return decoded(bytes, marked);
  return decoded(bytes, "utf-8") ?? likeliest(bytes);
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The encoding in which most of what is not ASCII are letters of its languages. */
function likeliest(bytes: Uint8Array): string | undefined {
  const found = LOCAL.flatMap(([encoding, letters, must]) => {
    const text = decoded(bytes, encoding);
    const others = text?.replace(/[\0-\x7f]/g, "").slice(0, SAMPLE_CHARS);
    if (text === undefined || others === undefined || !must.test(others)) return [];
    return [{ text, share: (others.match(letters)?.length ?? 0) / Math.max(1, others.length) }];
  });
  return found.reduce<(typeof found)[number] | undefined>(
    (best, each) => (best === undefined || each.share > best.share ? each : best),
    undefined,
  )?.text;
}

// Separators

const SEPARATORS = [",", ";", "\t", "|"] as const;
/** Characters in which the separator is looked for, and records of them. */
const SAMPLE_CHARS = 65_536;
const SAMPLE_RECORDS = 30;

function fromSeparated(text: string, known?: { readonly separator: string; readonly form: BatchForm }): Table | Unread {
  const separator = known?.separator ?? separatorOf(text);
  const records = recordsOf(text, separator, BATCH_LIMITS.rows + SPARE);
  if (records === undefined) return UNREADABLE;
  const rows = records.flatMap((cells, at) => (cells.some((cell) => cell !== "") ? [{ line: at + 1, cells }] : []));
  const noted = rows.findIndex(({ cells }) => !cells[0]?.startsWith("#"));
  return tableOf(known?.form ?? (separator === "\t" ? "TSV" : "CSV"), rows.slice(Math.max(0, noted)));
}

/** Blank lines and remarks beyond the rows that are taken. */
export const SPARE = 1_000;

function tableOf(form: BatchForm, rows: readonly (Row & { readonly cells: readonly string[] })[]): Table | Unread {
  const [first, ...rest] = rows;
  if (!first) return UNREADABLE;
  const hasHeadings = first.cells.some(fieldNamed) || !first.cells.some((cell) => recognizeAll(cell).length > 0);
  const table = { form, headings: hasHeadings ? first.cells.map(heading) : [], rows: hasHeadings ? rest : rows };
  if (table.rows.length === 0) return UNREADABLE;
  const isTooWide = rows.some(({ cells }) => cells.length > BATCH_LIMITS.columns);
  return table.rows.length > BATCH_LIMITS.rows || isTooWide ? TOO_MANY : table;
}

const heading = (text: string): string => text.slice(0, BATCH_LIMITS.headingChars);

/** The one by which most lines have the same number of columns, and the most of them. */
function separatorOf(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARS);
  const widths = SEPARATORS.map((separator) => ({ separator, width: usualWidth(sample, separator) }));
  return widths.reduce((best, each) => (each.width > best.width ? each : best)).separator;
}

function usualWidth(sample: string, separator: string): number {
  const counts = new Map<number, number>();
  for (const { length } of recordsOf(sample, separator, SAMPLE_RECORDS) ?? [])
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 1] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return width;
}

/** Undefined where it can't be read as such. */
function recordsOf(text: string, delimiter: string, to: number): readonly (readonly string[])[] | undefined {
  try {
    return parse(text, {
      ...{ delimiter, to, bom: true, trim: true },
      ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: false },
      // The longest row has texts in full, in any script.
      max_record_size: 4 * LIMITS.incidentChars + SAMPLE_CHARS,
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

// Objects

function fromObjects(text: string): Table | Unread {
  const lines = text.split(/\r?\n/, BATCH_LIMITS.rows + SPARE + 1);
  const places = new Map<string, number>();
  const rows: Row[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    rows.push({ line: at + 1, cells: cellsOf(line, places) });
    if (rows.length > BATCH_LIMITS.rows || places.size > BATCH_LIMITS.columns) return TOO_MANY;
  }
  return places.size === 0 ? UNREADABLE : { form: "NDJSON", headings: [...places.keys()].map(heading), rows };
}

/** In the order in which members were first seen in the file. */
function cellsOf(line: string, places: Map<string, number>): readonly string[] | undefined {
  const object = objectIn(line);
  if (object === undefined) return undefined;
  const cells: string[] = [];
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === "object" && value !== null) return undefined;
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    cells[place] = value === null ? "" : String(value).trim();
  }
  return Array.from(cells, (cell) => cell ?? "");
}

function objectIn(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
