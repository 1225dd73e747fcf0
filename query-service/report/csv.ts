// CSV as in RFC 4180, safe to open in a spreadsheet.

export function csvLine(values: readonly (string | number | undefined)[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

/** A text that a spreadsheet would take for a formula is marked as a text (OWASP, "CSV Injection"). */
function csvField(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
