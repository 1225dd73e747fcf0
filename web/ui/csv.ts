import type Papa from "papaparse";

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8; a cell that begins like a formula is quoted as text. */
export async function csvOf(fields: readonly string[], rows: readonly (readonly unknown[])[]): Promise<Blob> {
  const { default: papa }: { default: typeof Papa } = await import("papaparse");
  const data = rows.map((row) => [...row]);
  const text = papa.unparse({ fields: [...fields], data }, { escapeFormulae: true, newline: "\r\n" });
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
