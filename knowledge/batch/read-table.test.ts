import { expect, test } from "vitest";
import { workbook } from "../workbook/workbook.fixture.ts";
import { findColumns } from "./columns.ts";
import { keptBytes, readKept } from "./kept-table.ts";
import { readTable, type Table } from "./read-table.ts";
import { readWorkbook } from "./read-workbook.ts";
import { crimeTypeNamed, dayIn } from "./values.ts";

const BTC = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const ETH = "0x52908400098527886E0F7030069857D2E4169EE7";

function read(content: string | Uint8Array): Table {
  const table = readTable(typeof content === "string" ? new TextEncoder().encode(content) : content);
  if ("refused" in table) throw new Error(table.refused);
  return table;
}
/** Headings and a title in an encoding of spreadsheets, in hex. */
const encoded = (headings: string, title: string) =>
  Buffer.concat([Buffer.from(`${headings}0a`, "hex"), Buffer.from(`${BTC},`), Buffer.from(title, "hex")]);

const mapped = (content: string | Uint8Array) => findColumns(read(content));

test.each([
  [
    "한국어",
    `번호;지갑주소;체인;범죄유형;발생일;제목;피해내용\n1;${BTC};비트코인;투자 사기;2026-03-01;가짜;돈을 보냈다`,
  ],
  ["中文", `编号\t钱包地址\t币种\t犯罪类型\t日期\t标题\t备注\n1\t${BTC}\t比特币\t杀猪盘\t2026-03-01\t假\t付款了`],
  [
    "日本語",
    `受付番号,アドレス,チェーン,犯罪の種類,発生日,件名,詳細\n1,${BTC},ビットコイン,ロマンス詐欺,2026/3/1,偽,送金した`,
  ],
  [
    "Deutsch",
    `Aktenzeichen;Adresse;Kette;Delikt;Tattag;Betreff;Sachverhalt\n1;${BTC};Bitcoin;Anlagebetrug;01.03.2026;Falsch;Bezahlt`,
  ],
  [
    "English",
    `case no|wallet address|coin|crime type|incident date|subject|details\n1|${BTC}|Bitcoin|scam|2026-03-01|Fake|Paid`,
  ],
])("%s: columns are found by their headings, whatever separates them", (_, content) => {
  const found = { rowNo: 0, adrs: 1, chain: 2, crimeType: 3, date: 4, title: 5, comment: 6 };
  expect(mapped(content)).toEqual(found);
});

test("what has no heading is found by what is in it", () => {
  const table = read(`17,${BTC},2026-03-01,paid\n18,${ETH},2026-03-02,"paid, again"`);
  expect(table).toMatchObject({ headings: [], rows: [{ line: 1 }, { line: 2 }] });
  expect(findColumns(table)).toEqual({ adrs: 1, date: 2 });
});

test("what the agency said before goes before a name", () => {
  const table = read(`kunde,adresse,ziel\nx,${ETH},${BTC}`);
  expect(findColumns(table)).toMatchObject({ adrs: 1 });
  expect(findColumns(table, (heading) => (heading === "ziel" ? "adrs" : undefined))).toMatchObject({ adrs: 2 });
});

test("quoted cells hold separators and lines, and rows keep the numbers that a spreadsheet shows", () => {
  const { rows } = read(`no,address,details\r\n\r\n1,${BTC},"first; line\r\nsecond ""line"""\r\n2,${ETH},x\r\n`);
  expect(rows).toEqual([
    { line: 3, cells: ["1", BTC, 'first; line\r\nsecond "line"'] },
    { line: 4, cells: ["2", ETH, "x"] },
  ]);
});

test.each([
  ["UTF-16", Uint8Array.from([0xff, 0xfe, ...Buffer.from(`주소,제목\n${BTC},가짜 투자`, "utf16le")]), "가짜 투자"],
  ["CP949", encoded("c1d6bcd22cc1a6b8f1", "b0a1c2a5"), "가짜"],
  ["Shift_JIS", encoded("83418368838c83582c8c8f96bc", "82c982b982e082cc"), "にせもの"],
  ["GBK", encoded("b5d8d6b72cb1eacce2", "bcd9b5c4cdb6d7ca"), "假的投资"],
])("%s is read as it was meant", (_, bytes, title) => {
  const table = read(bytes);
  expect(findColumns(table)).toEqual({ adrs: 0, title: 1 });
  expect(table.rows[0]?.cells).toEqual([BTC, title]);
});

test("objects are read line by line, and one that can't be read is a row of its own", () => {
  const table = read(
    `{"externalId":"a-1","address":"${BTC}"}\n{"externalId":\n{"address":"${ETH}","amount":1.5,"externalId":null}`,
  );
  expect(table.form).toBe("NDJSON");
  expect(table.rows).toEqual([
    { line: 1, cells: ["a-1", BTC] },
    { line: 2, cells: undefined },
    { line: 3, cells: ["", ETH, "1.5"] },
  ]);
  expect(findColumns(table)).toEqual({ rowNo: 0, adrs: 1, dmgVolume: 2 });
});

test.each([
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 8, 0]), "FILE_UNREADABLE"],
  ["nothing", new Uint8Array(), "FILE_UNREADABLE"],
  ["headings alone", new TextEncoder().encode("address,title\n"), "FILE_UNREADABLE"],
  ["too many rows", new TextEncoder().encode(`address\n${`${BTC}\n`.repeat(10_001)}`), "TOO_MANY_ROWS"],
  ["too many columns", new TextEncoder().encode(`address\n${BTC}${",x".repeat(70)}`), "TOO_MANY_ROWS"],
])("%s is no table", (_, bytes, refused) => {
  expect(readTable(bytes)).toEqual({ refused });
});

test.each([
  ["2026-03-01", "2026-03-01"],
  ["2026. 3. 1.", "2026-03-01"],
  ["2026년 3월 1일", "2026-03-01"],
  ["2026年3月1日", "2026-03-01"],
  ["20260301", "2026-03-01"],
  ["01.03.2026", "2026-03-01"],
  ["2026-03-01T10:00:00Z", "2026-03-01"],
  ["3/25/2026", "2026-03-25"],
  ["25/3/2026", "2026-03-25"],
  ["3/1/2026", undefined],
  ["2026-02-30", undefined],
  ["yesterday", undefined],
])("%s is the day %s", (text, day) => expect(dayIn(text)).toBe(day));

test.each([
  ["FRAUD_ROMANCE", "FRAUD_ROMANCE"],
  ["fraud romance", "FRAUD_ROMANCE"],
  ["사기", "FRAUD_OTHER"],
  ["보이스피싱", "VOICE_PHISHING"],
  ["Sonstiges", "OTHER"],
  ["ransomware or drugs", undefined],
  ["weather", undefined],
])("%s is the crime type %s", (text, crimeType) => expect(crimeTypeNamed(text)).toBe(crimeType));

test("a workbook is read as the table of its first sheet that has one, each row by its own number", async () => {
  const rows = [
    ["접수번호", "지갑주소", "발생일", "피해액", "내용"],
    ["2026-1", BTC, { day: 46_082 }, 1.5, "사기; 돈을 보냈다, 두 번"],
    [],
    ["2026-2", ETH, { day: 46_083 }, 20, "피싱\n사이트"],
  ];
  const book = workbook({ 표지: { rows: [["피해 사례"]] }, 사례: { rows } });
  const read = await readWorkbook(book);
  if ("refused" in read) throw new Error(read.refused);
  expect(read).toMatchObject({ form: "XLSX", headings: ["접수번호", "지갑주소", "발생일", "피해액", "내용"] });
  expect(read.rows).toEqual([
    { line: 2, cells: ["2026-1", BTC, "2026-03-01", "1.5", "사기; 돈을 보냈다, 두 번"] },
    { line: 4, cells: ["2026-2", ETH, "2026-03-02", "20", "피싱\n사이트"] },
  ]);
  expect(readKept(keptBytes(read), "XLSX")).toEqual(read);
  expect(findColumns(read)).toMatchObject({ rowNo: 0, adrs: 1, date: 2, dmgVolume: 3, comment: 4 });
});

test.each([
  ["no workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), "FILE_UNREADABLE"],
  ["too many rows", workbook({ A: { rows: Array.from({ length: 10_002 }, (_, at) => [at, BTC]) } }), "TOO_MANY_ROWS"],
  ["nothing", workbook({ A: { rows: [] } }), "FILE_UNREADABLE"],
])("an archive with %s is no table", async (_, bytes, refused) => {
  expect(await readWorkbook(bytes)).toEqual({ refused });
});
