// CSV as in RFC 4180, safe to open in a spreadsheet.

export function csvLine(values: readonly (string | number | undefined)[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

/** Signs that a spreadsheet takes for the beginning of a formula, full-width signs too (OWASP, "CSV Injection"). */
const FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠\t\r]/;
/** Where a spreadsheet may cut a field: the list separators of its languages, line ends, quotes. */
const SEPARATOR = /[",;\t\r\n]/;

/** A text that would be a formula is marked as a text; one with a separator of any language is quoted. */
function csvField(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SEPARATOR.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
