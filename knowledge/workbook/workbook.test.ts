// Cells of workbooks as they are shown, and workbooks that are made to harm who opens them.
import { expect, test } from "vitest";
import { filesIn } from "./archive.ts";
import { type FixtureCell, workbook } from "./workbook.fixture.ts";
import { asCsv, sheetRows } from "./workbook.ts";

const LIMITS = { files: 200, unpacked: 50_000_000, ratio: 200, ratioFrom: 1_000_000 };

async function csvOf(bytes: Uint8Array, sheet?: string): Promise<string> {
  const files = await filesIn(Buffer.from(bytes), LIMITS);
  return (await Array.fromAsync(asCsv(sheetRows(files, sheet)))).join("");
}
const one = (...rows: readonly (readonly FixtureCell[])[]) => workbook({ Sheet1: { rows } });

test("texts, numbers, days and formulas are as they are shown", async () => {
  const rows = one(
    ["번호", "주소", "날짜", "금액", "확인"],
    [1, "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", { day: 46_204 }, 0.30000000000000004, true],
    ['=x, "y"\n#z', "", { day: 46_204.75 }, 1e-7, false],
    [],
    [12_345_678_901_234, { formula: "https://zq-claim.com" }, "", 1e21],
  );
  expect(await csvOf(rows)).toBe(
    [
      "번호,주소,날짜,금액,확인",
      "1,bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4,2026-07-01,0.3,TRUE",
      '"=x, ""y""\n#z",,2026-07-01,0.0000001,FALSE',
      "",
      "12345678901234,https://zq-claim.com,,1000000000000000000000,",
      "",
    ].join("\n"),
  );
});

test("the first sheet with a table is read, or the one that is named; a hidden one only by its name", async () => {
  const book = workbook({
    Cover: { rows: [["Example Team"], ["Published each month"]] },
    Hidden: {
      rows: [
        ["a", "b"],
        ["c", "d"],
      ],
      isHidden: true,
    },
    Wallets: {
      rows: [
        ["address", "coin"],
        ["x", "BTC"],
      ],
    },
    Sites: {
      rows: [
        ["url", "since"],
        ["y", "2026"],
      ],
    },
  });
  expect(await csvOf(book)).toBe("address,coin\nx,BTC\n");
  expect(await csvOf(book, "sites")).toBe("url,since\ny,2026\n");
  expect(await csvOf(book, "Hidden")).toBe("a,b\nc,d\n");
  await expect(csvOf(book, "Nowhere")).rejects.toMatchObject({ sheets: ["Cover", "Hidden", "Wallets", "Sites"] });
});

test("a workbook that becomes much, names entities or lacks its parts is refused", async () => {
  const refused = (extra: Readonly<Record<string, string>>) =>
    csvOf(
      workbook(
        {
          Sheet1: {
            rows: [
              ["a", "b"],
              ["c", "d"],
            ],
          },
        },
        extra,
      ),
    );
  const cells = `<c t="inlineStr"><is><t>x</t></is></c>`.repeat(900);
  const much = `<worksheet><sheetData>${`<row>${cells}</row>`.repeat(300)}</sheetData></worksheet>`;
  await expect(refused({ "xl/worksheets/sheet1.xml": much })).rejects.toMatchObject({ code: "RATIO" });
  const entities = '<!DOCTYPE x [<!ENTITY a "aa">]><sst><si><t>&a;</t></si></sst>';
  await expect(refused({ "xl/sharedStrings.xml": entities })).rejects.toMatchObject({ code: "BROKEN" });
  await expect(refused({ "xl/workbook.xml": "<workbook><sheets>" })).rejects.toMatchObject({ code: "BROKEN" });
  const far = '<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
  await expect(refused({ "xl/worksheets/sheet1.xml": far })).rejects.toMatchObject({ code: "TOO_LARGE" });
});
