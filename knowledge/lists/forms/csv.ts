// CSV, TSV and their kin: the separator, the header and the columns are told from the first rows.
import { Readable } from "node:stream";
import { type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { BARE, type Column, chooseColumns, type Row } from "../columns.ts";
import { type Columns, READ_LIMITS, type ReadOptions, UnreadableList } from "../list.ts";
import { type Found, rowEntries } from "../table.ts";
import { looksLike } from "../value.ts";
import { openVerdicts } from "../verdict.ts";

export type Sniffed = {
  readonly separator: string;
  /** Fields of most rows. */
  readonly width: number;
  readonly columns: readonly Column[];
  readonly hasNames: boolean;
  /** Rows before the first with an entry. */
  readonly skipped: number;
  readonly sample: readonly Row[];
};

/** Likeliest first. */
const SEPARATORS = [",", "\t", ";", "|", "^", "~", "\u001f", "\u0001", "¦", "§", "\u00a0", ":", " "];
const SAMPLE_ROWS = 200;

const optionsFor = (separator: string): Options => ({
  delimiter: separator,
  comment: "#",
  comment_no_infix: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  ltrim: separator !== "\t" && separator !== " ",
  rtrim: separator !== "\t" && separator !== " ",
  record_delimiter: "\n",
  max_record_size: READ_LIMITS.record,
});

/** Undefined where the text is no table. */
export function sniffTable(head: string, isWhole: boolean): Sniffed | undefined {
  const text = isWhole ? head : head.slice(0, head.lastIndexOf("\n") + 1);
  const [, announced] = /^"?sep=(.)"?\n/i.exec(text) ?? [];
  const separators = announced === undefined ? SEPARATORS : [announced];
  let found: { readonly sniffed: Sniffed; readonly share: number } | undefined;
  for (const separator of separators) {
    const records = recordsIn(text, separator);
    const widths = records.map((record) => record.length);
    const width = mostFrequent(widths.filter((each) => each > 1));
    if (width === undefined) continue;
    // Rows may lack their last fields, and a footer has one.
    const share = widths.filter((each) => Math.abs(each - width) <= 1 && each > 1).length / widths.length;
    if (share < 0.6 || (found && share <= found.share + 0.05)) continue;
    if (!mayCut(separator, width, records)) continue;
    found = { sniffed: withHeader(text, separator, width, records), share };
  }
  return found?.sniffed;
}

/** Signs that stand in targets themselves cut only where every field says so. */
function mayCut(separator: string, width: number, records: readonly (readonly string[])[]): boolean {
  if (separator !== ":" && separator !== " ") return true;
  if (separator === ":" && records.some((record) => record.some((field) => field.startsWith("//")))) return false;
  return width >= 3 && records.length >= 3 && records.every((record) => record.length === width);
}

function recordsIn(text: string, separator: string): readonly (readonly string[])[] {
  if (!text.includes(separator)) return [];
  try {
    const records: unknown = parseAtOnce(text, { ...optionsFor(separator), to: SAMPLE_ROWS + 10 });
    return isRecords(records) ? records : [];
  } catch {
    // A quote that is still open at the end of the head: without it, what is before.
    return [];
  }
}

const isRecords = (value: unknown): value is string[][] => Array.isArray(value) && value.every(Array.isArray);

function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce<readonly [number, number] | undefined>(
    (a, b) => (a && a[1] >= b[1] ? a : b),
    undefined,
  )?.[0];
}

function withHeader(text: string, separator: string, width: number, records: readonly (readonly string[])[]): Sniffed {
  const first = headerAt(records, width);
  const commented = first === 0 ? undefined : commentedHeader(text, separator, width);
  const at = commented ? -1 : first;
  const names = commented ?? (at >= 0 ? records[at] : undefined);
  const most = Math.max(width, names?.length ?? 0);
  const columns = columnsOf(names, most);
  const announced = /^"?sep=./i.test(text) ? 1 : 0;
  const skipped = Math.max(at + 1, commented ? 0 : announced);
  const sample = records.slice(skipped, skipped + SAMPLE_ROWS).map((record) => rowOf(record, columns));
  return { separator, width, columns, hasNames: names !== undefined, skipped, sample };
}

/** The last comment before the rows whose fields are as many as theirs. */
function commentedHeader(text: string, separator: string, width: number): readonly string[] | undefined {
  const comments = text.slice(0, 16_384).split("\n");
  const end = comments.findIndex((line) => line.trim() !== "" && !line.startsWith("#"));
  for (const line of comments.slice(0, end < 0 ? 0 : end).reverse()) {
    const [fields = []] = recordsIn(line.replace(/^#+\s*/, ""), separator);
    if (fields.length === width && fields.some((field) => /[\p{L}]/u.test(field)) && !fields.some(isData))
      return fields;
    // A first column that is named `#`.
    if (line.startsWith(`#${separator}`)) return ["#", ...line.slice(2).split(separator)].slice(0, width);
  }
  return undefined;
}

const isData = (field: string): boolean =>
  looksLike(field) !== undefined || BARE.test(field) || /^\d[\d\s.,:/+-]*$/.test(field) || /^\d{4}-\d\d/.test(field);

/** The first row of full width, where it has words alone and a later one has targets. */
function headerAt(records: readonly (readonly string[])[], width: number): number {
  const at = records.findIndex(
    (record) =>
      record.length >= width - 1 && record.filter((field) => field !== "").length * 2 > widthOf(record, width),
  );
  const [header, ...rows] = at < 0 ? [] : records.slice(at);
  if (!header || at > 10 || header.some(isData)) return -1;
  return rows.length === 0 || rows.some((row) => row.some((field) => isData(field))) ? at : -1;
}

/** Without the empty fields before and behind a row of Markdown. */
const widthOf = (record: readonly string[], width: number): number =>
  record.length > 2 && record[0] === "" && record.at(-1) === "" ? width - 2 : width;

function columnsOf(names: readonly string[] | undefined, width: number): readonly Column[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const name = names?.[at]?.replace(/^#\s*/, "").trim().slice(0, 100) ?? "";
    const id = name === "" || taken.has(name) ? String(at + 1) : name;
    taken.add(id);
    return { id, name };
  });
}

const NOTHING: readonly string[] = [];

function rowOf(record: readonly string[], columns: readonly Column[], line?: number): Row {
  return {
    line,
    get(id) {
      const at = columns.findIndex((column) => column.id === id);
      const cell = record[at >= 0 ? at : Number(id) - 1];
      return cell === undefined || cell === "" ? NOTHING : [cell];
    },
  };
}

export const columnsFor = (sniffed: Sniffed, { columns }: ReadOptions): Columns => {
  const chosen = columns ?? chooseColumns(sniffed.columns, sniffed.sample, sniffed.hasNames);
  if (!chosen) throw new UnreadableList("NO_COLUMN");
  return chosen;
};

export async function* tableEntries(
  text: AsyncIterable<string>,
  sniffed: Sniffed,
  columns: Columns,
  now: string,
): AsyncIterable<readonly Found[]> {
  const parser = parse({ ...optionsFor(sniffed.separator), from: sniffed.skipped + 1, info: true });
  const source = Readable.from(text);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  const verdicts = openVerdicts(columns, sniffed.sample);
  let found: Found[] = [];
  try {
    for await (const each of parser) {
      const { record, info }: { record: string[]; info: { lines: number } } = each;
      found.push(...rowEntries(rowOf(record, sniffed.columns, info.lines), columns, verdicts, now));
      if (found.length >= SAMPLE_ROWS) yield found.splice(0);
    }
  } catch (error) {
    throw isParserError(error)
      ? new UnreadableList(error.code === "CSV_MAX_RECORD_SIZE" ? "BROKEN" : "CUT_OFF")
      : error;
  } finally {
    source.destroy();
  }
  yield found;
  found = [];
}

const isParserError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && "code" in error && /^CSV_/.test(String(error.code));
