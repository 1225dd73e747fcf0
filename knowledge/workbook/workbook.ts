// Workbooks (.xlsx, ECMA-376 and its strict form) as tables: the cells of one sheet as they are shown, row by row. Sheets stream; what all
// of them share, texts and forms of numbers, is bounded.
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { ArchiveRefused, type ZippedFile } from "./archive.ts";

const LIMITS = {
  /** Texts that cells share, and characters of them. */
  texts: 1_000_000,
  textsChars: 32_000_000,
  /** Characters of one cell, which is what programs of spreadsheets allow. */
  cellChars: 32_767,
  columns: 1_024,
  rows: 1_048_576,
  sheets: 200,
  /** Forms that cells have. */
  forms: 66_000,
  depth: 40,
} as const;

export type SheetRow = {
  /** As the program shows it, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
};

export const isWorkbook = (files: readonly ZippedFile[]): boolean =>
  files.some(({ name }) => /^xl\/workbook\.(?:xml|bin)$/.test(name));

/**
 * Rows with something in them: of the sheet with that name, or else of the first one that has a table. Throws ArchiveRefused;
 * SheetMissing where no sheet has the name.
 */
export async function* sheetRows(files: readonly ZippedFile[], name?: string): AsyncIterable<readonly SheetRow[]> {
  const book = await bookIn(files);
  const wanted = name?.trim().toLowerCase();
  const sheets = wanted === undefined ? book.sheets.filter(({ isHidden }) => !isHidden) : book.sheets;
  const named = wanted === undefined ? sheets : sheets.filter((sheet) => sheet.name.trim().toLowerCase() === wanted);
  if (wanted !== undefined && named.length === 0) throw new SheetMissing(sheets.map((sheet) => sheet.name));
  for (const [at, sheet] of named.entries()) {
    const isLast = at === named.length - 1;
    if (isLast || (await hasTable(rowsOf(sheet.file, book)))) return yield* rowsOf(sheet.file, book);
  }
}

class SheetMissing extends Error {
  readonly sheets: readonly string[];

  constructor(sheets: readonly string[]) {
    super("SHEET_MISSING");
    this.name = "SheetMissing";
    this.sheets = sheets;
  }
}

/** A cover has words, one below the other; a table has rows of several cells, or many rows. */
async function hasTable(rows: AsyncIterable<readonly SheetRow[]>): Promise<boolean> {
  let [count, wide] = [0, 0];
  for await (const some of rows)
    for (const { cells } of some) {
      count += 1;
      if (cells.filter((cell) => cell !== "").length > 1) wide += 1;
      if (wide > 1 || count > 200) return true;
    }
  return false;
}

type Sheet = { readonly name: string; readonly isHidden: boolean; readonly file: ZippedFile };
type Book = {
  readonly sheets: readonly Sheet[];
  readonly texts: readonly string[];
  /** By the number of a cell's form: whether it shows a day, a time of day, or both. */
  readonly forms: readonly Shown[];
  /** Days are counted from 1904. */
  readonly is1904: boolean;
};
type Shown = "NUMBER" | "DATE" | "DATE_TIME" | "TIME";

async function bookIn(files: readonly ZippedFile[]): Promise<Book> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const workbook = byName.get("xl/workbook.xml");
  const relations = byName.get("xl/_rels/workbook.xml.rels");
  // The binary form (.xlsb) is another one.
  if (!workbook || !relations) throw new ArchiveRefused("BROKEN");
  const targets = new Map<string, { readonly kind: string; readonly path: string }>();
  await eachTag(relations, (tag, { Id = "", Type = "", Target = "" }) => {
    if (tag === "Relationship") targets.set(Id, { kind: Type.split("/").at(-1) ?? "", path: pathOf(Target) });
  });
  const sheets: Sheet[] = [];
  let is1904 = false;
  await eachTag(workbook, (tag, attributes) => {
    if (tag === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
    if (tag !== "sheet" || sheets.length >= LIMITS.sheets) return;
    const target = targets.get(attributes["r:id"] ?? attributes.id ?? "");
    const file = target?.kind === "worksheet" ? byName.get(target.path) : undefined;
    const isHidden = /hidden/i.test(attributes.state ?? "");
    if (file) sheets.push({ name: attributes.name ?? "", isHidden, file });
  });
  const shared = (kind: string) => byName.get([...targets.values()].find((target) => target.kind === kind)?.path ?? "");
  const [texts, styles] = [shared("sharedStrings"), shared("styles")];
  return { sheets, is1904, texts: texts ? await textsIn(texts) : [], forms: styles ? await formsIn(styles) : [] };
}

const pathOf = (target: string): string =>
  target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`;

type Attributes = Readonly<Record<string, string>>;
type Reading = {
  readonly begin: (tag: string, attributes: Attributes) => void;
  readonly end?: (tag: string) => void;
  readonly text?: (text: string) => void;
};

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Feeds a part of the workbook, and yields after each piece. */
async function* parsed(file: ZippedFile, { begin, end, text }: Reading): AsyncIterable<void> {
  if (file.isEncrypted) throw new ArchiveRefused("BROKEN");
  const parser = new SaxesParser<{ xmlns: false }>();
  const broken = () => {
    throw new ArchiveRefused("BROKEN");
  };
  let depth = 0;
  parser.on("doctype", broken);
  parser.on("error", broken);
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > LIMITS.depth) broken();
    begin(localName(name), attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    end?.(localName(name));
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  const decoder = new TextDecoder();
  for await (const bytes of file.bytes()) {
    parser.write(decoder.decode(bytes, { stream: true }));
    yield;
  }
  parser.close();
}

async function eachTag(file: ZippedFile, begin: Reading["begin"]): Promise<void> {
  for await (const _ of parsed(file, { begin }));
}

/** Texts that cells name by their number. How a text is pronounced is none. */
async function textsIn(file: ZippedFile): Promise<readonly string[]> {
  const texts: string[] = [];
  let [text, chars, isIn, isSpoken] = ["", 0, false, false];
  const reading: Reading = {
    begin(tag) {
      if (tag === "si") text = "";
      if (tag === "rPh") isSpoken = true;
      isIn = tag === "t" && !isSpoken;
    },
    end(tag) {
      if (tag === "rPh") isSpoken = false;
      isIn = false;
      if (tag !== "si") return;
      chars += text.length;
      if (texts.length >= LIMITS.texts || chars > LIMITS.textsChars) throw new ArchiveRefused("TOO_LARGE");
      texts.push(text);
    },
    text(more) {
      if (isIn && text.length < LIMITS.cellChars) text += more;
    },
  };
  for await (const _ of parsed(file, reading));
  return texts;
}

/** The forms that every program has without saying them. */
function builtIn(id: number): Shown {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54) || id === 57 || id === 58)
    return "DATE";
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47) || id === 55 || id === 56)
    return "TIME";
  return id === 22 ? "DATE_TIME" : "NUMBER";
}

function shownBy(code: string): Shown {
  const signs = code
    .split(";", 1)[0]
    ?.replace(/"[^"]*"|\\.|_.|\*./g, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .toLowerCase();
  if (signs === undefined || /general|[#?]/.test(signs)) return "NUMBER";
  const hasDay = /[yd年月日년월일]|mmm/.test(signs) || (/m/.test(signs) && !/[hs]/.test(signs));
  const hasTime = /[hs]/.test(signs);
  return hasDay ? (hasTime ? "DATE_TIME" : "DATE") : hasTime ? "TIME" : "NUMBER";
}

async function formsIn(file: ZippedFile): Promise<readonly Shown[]> {
  const own = new Map<number, Shown>();
  const forms: Shown[] = [];
  let isIn = false;
  const reading: Reading = {
    begin(tag, { numFmtId = "0", formatCode = "" }) {
      const id = Number(numFmtId);
      if (tag === "numFmt" && own.size < LIMITS.forms) own.set(id, shownBy(formatCode.slice(0, 300)));
      if (tag === "cellXfs") isIn = true;
      if (tag === "xf" && isIn && forms.length < LIMITS.forms) forms.push(own.get(id) ?? builtIn(id));
    },
    end(tag) {
      if (tag === "cellXfs") isIn = false;
    },
  };
  for await (const _ of parsed(file, reading));
  return forms;
}

async function* rowsOf(file: ZippedFile, book: Book): AsyncIterable<readonly SheetRow[]> {
  let rows: SheetRow[] = [];
  let cells: string[] = [];
  let [number, column, value, isIn, isSpoken] = [0, 0, "", false, false];
  let cell: Attributes = {};
  const reading: Reading = {
    begin(tag, attributes) {
      if (tag === "row") {
        number = Number(attributes.r ?? number + 1);
        if (!(number > 0 && number <= LIMITS.rows)) throw new ArchiveRefused("BROKEN");
        [cells, column] = [[], 0];
      } else if (tag === "c") {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        if (column > LIMITS.columns) throw new ArchiveRefused("TOO_LARGE");
        [cell, value] = [attributes, ""];
      }
      if (tag === "rPh") isSpoken = true;
      isIn = tag === "v" || (tag === "t" && !isSpoken);
    },
    end(tag) {
      if (tag === "rPh") isSpoken = false;
      isIn = false;
      if (tag === "c" && column > 0) {
        while (cells.length < column - 1) cells.push("");
        cells[column - 1] = shown(cell, value, book);
      }
      if (tag === "row" && cells.some((each) => each !== "")) rows.push({ number, cells });
    },
    text(more) {
      if (isIn && value.length < LIMITS.cellChars) value += more;
    },
  };
  for await (const _ of parsed(file, reading)) {
    if (rows.length > 0) yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** `AB12` is in the 28th column. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function shown({ t: type = "n", s: form }: Attributes, value: string, { texts, forms, is1904 }: Book): string {
  switch (type) {
    case "s":
      return (texts[Number(value)] ?? "").trim();
    case "b":
      return value.trim() === "1" ? "TRUE" : "FALSE";
    case "e":
      return "";
    case "n":
      return value.trim() === "" ? "" : numberAs(forms[Number(form ?? 0)] ?? "NUMBER", value.trim(), is1904);
    default:
      return value.trim();
  }
}

const DAY_MS = 86_400_000;
/** The day 0, as it is since March 1900: programs count a 29 February of that year. */
const [DAY_0, DAY_0_OF_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
/** The last day that programs know. */
const LAST_DAY = 2_958_466;

function numberAs(form: Shown, written: string, is1904: boolean): string {
  const value = Number(written);
  if (Number.isNaN(value)) return written;
  if (form === "NUMBER" || value < 0 || value >= LAST_DAY) return plain(value, written);
  const at = new Date((is1904 ? DAY_0_OF_1904 : DAY_0) + Math.round(value * DAY_MS));
  const [day = "", time = ""] = at.toISOString().split(/[T.]/);
  if (form === "TIME") return time;
  return form === "DATE" || time === "00:00:00" ? day : `${day} ${time}`;
}

/** Fifteen digits are what programs keep and show; what they store has more. A long number without a point is one that somebody typed. */
function plain(value: number, written: string): string {
  if (/^-?\d{1,15}$/.test(written)) return written;
  return value.toLocaleString("en-US", { useGrouping: false, maximumSignificantDigits: 15 });
}

/** Rows as CSV with their own numbers: rows that are empty or left out are blank lines. As wide as the widest before. */
export async function* asCsv(rows: AsyncIterable<readonly SheetRow[]>): AsyncIterable<string> {
  let [next, width] = [1, 0];
  for await (const some of rows) {
    let text = "";
    for (const { number, cells } of some) {
      if (number < next) continue;
      width = Math.max(width, cells.length);
      const padded = [...cells, ...Array<string>(width - cells.length).fill("")];
      text += `${"\n".repeat(Math.min(number - next, LIMITS.rows))}${padded.map(quoted).join(",")}\n`;
      next = number + 1;
    }
    yield text;
  }
}

const quoted = (cell: string): string => (/[",\r\n#]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
