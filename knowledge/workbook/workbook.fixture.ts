// For tests: workbooks as programs of spreadsheets write them.
import { strToU8, zipSync } from "fflate";

export type FixtureCell = string | number | boolean | { readonly day: number } | { readonly formula: string };
type FixtureSheet = { readonly rows: readonly (readonly FixtureCell[])[]; readonly isHidden?: boolean };

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** `extra`: other files in the archive. */
export function workbook(
  sheets: Readonly<Record<string, FixtureSheet>>,
  extra: Readonly<Record<string, string>> = {},
): Uint8Array {
  const texts: string[] = [];
  const cell = (value: FixtureCell, at: string): string => {
    if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === "boolean") return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`;
    if (typeof value === "string") return `<c r="${at}" t="s"><v>${texts.push(value) - 1}</v></c>`;
    return "day" in value
      ? `<c r="${at}" s="1"><v>${value.day}</v></c>`
      : `<c r="${at}" t="str"><f>CONCAT(A1)</f><v>${escaped(value.formula)}</v></c>`;
  };
  const bodies = Object.values(sheets).map(({ rows }) =>
    rows.map((cells, at) => {
      const filled = cells.map((value, column) =>
        value === "" ? "" : cell(value, `${String.fromCharCode(65 + column)}${at + 1}`),
      );
      return cells.length === 0 ? "" : `<row r="${at + 1}">${filled.join("")}</row>`;
    }),
  );
  const names = Object.entries(sheets);
  const files = {
    "[Content_Types].xml": xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    "xl/workbook.xml": xml(
      `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${names
        .map(
          ([name, { isHidden }], at) =>
            `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${at + 1}"/>`,
        )
        .join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(
          "",
        )}<Relationship Id="s" Type="${OFFICE}/styles" Target="/xl/styles.xml"/><Relationship Id="t" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    "xl/styles.xml": xml(
      `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="176" formatCode="yyyy&quot;년&quot;\\ m&quot;월&quot;\\ d&quot;일&quot;;@"/></numFmts>` +
        '<cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="176"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(
      bodies.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        xml(`<worksheet ${MAIN}><sheetData>${rows.join("")}</sheetData></worksheet>`),
      ]),
    ),
    "xl/sharedStrings.xml": xml(
      `<sst ${MAIN}>${texts
        .map(
          (text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r><rPh sb="0" eb="1"><t>ヨミ</t></rPh></si>`,
        )
        .join("")}</sst>`,
    ),
    ...extra,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
