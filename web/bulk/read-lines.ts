// Reads what somebody pasted or dropped: a target a line, or a table with a column of them.
import type Papa from "papaparse";

/** Rows that are looked up; the others are named, and left. */
export const ROWS_MAX = 10_000;
/** Bytes of a file: 10,000 rows of the longest addresses are smaller. */
export const FILE_BYTES_MAX = 20 * 1024 * 1024;

export type ReadTable = {
  /** Cells by row, without blank rows; the names of the columns apart, where the first row has them. */
  readonly rows: readonly (readonly string[])[];
  readonly names: readonly string[] | undefined;
  /** The column that most likely has the targets. */
  readonly column: number;
  /** Rows beyond ROWS_MAX. */
  readonly left: number;
};

/** Single-byte or double-byte encodings of spreadsheets, by the reader's language; all have ASCII in common. */
const OLD_ENCODINGS: Readonly<Record<string, string>> = { ko: "euc-kr", ja: "shift_jis", zh: "gb18030" };

/** UTF-16 by its byte order mark, else UTF-8; what is neither is read as a spreadsheet of that language writes it. */
export function decode(bytes: Uint8Array, language: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODINGS[language] ?? "windows-1252").decode(bytes);
  }
}

/** Separator and quoting are recognised (RFC 4180 and its relatives). A line without a separator is a row of one cell. */
export async function readLines(text: string): Promise<ReadTable> {
  const { default: papa }: { default: typeof Papa } = await import("papaparse");
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: "greedy", preview: ROWS_MAX + 100_000 });
  const cells = data.map((row) => row.map((cell) => cell.trim()));
  const [first = [], ...rest] = cells;
  const hasNames = rest.length > 0 && !first.some(looksLikeTarget) && rest.some((row) => row.some(looksLikeTarget));
  const rows = hasNames ? rest : cells;
  const names = hasNames ? first : undefined;
  return {
    rows: rows.slice(0, ROWS_MAX),
    names,
    column: columnOf(rows, names),
    left: Math.max(0, rows.length - ROWS_MAX),
  };
}

/** Names of a column of targets, in five languages. */
const NAMED =
  /^(?:.*[\s_-])?(?:adrs|address(?:es)?|wallet|target|url|site|domain|host|website|주소|지갑(?:\s?주소)?|사이트|도메인|地址|钱包(?:地址)?|网址|域名|アドレス|ウォレット|サイト|ドメイン|adresse|wallet-?adresse|webseite)$/i;

/** Letters and digits in one piece, as addresses have them, or a host with a dot. */
const looksLikeTarget = (cell: string): boolean =>
  /^(?:https?:\/\/|hxxps?:\/\/)/i.test(cell) ||
  /^[^\s@]+(?:\[?\.\]?)[a-z\u0080-\uffff][\w\u0080-\uffff-]+(?:[/:?#]\S*)?$/i.test(cell) ||
  (/^\S{20,}$/.test(cell) && /\d/.test(cell) && /[a-z]/i.test(cell));

/** Rows that are looked at to find the column. */
const LOOKED_AT = 200;

function columnOf(rows: ReadTable["rows"], names: ReadTable["names"]): number {
  const some = rows.slice(0, LOOKED_AT);
  const width = Math.max(1, ...some.map((row) => row.length));
  const scores = Array.from({ length: width }, (_, column) => {
    const targets = some.filter((row) => looksLikeTarget(row[column] ?? "")).length;
    return targets > 0 && NAMED.test(names?.[column] ?? "") ? targets + some.length : targets;
  });
  return scores.indexOf(Math.max(...scores));
}
