import { describe, expect, test } from "vitest";
import { decode, ROWS_MAX, readLines } from "./read-lines.ts";

const WALLET = "0x52908400098527886E0F7030069857D2E4169EE7";
const BITCOIN = "1KFHE7w8BhaENAswwryaoccDb6qcT6DbYY";
const targetsIn = async (text: string) => {
  const { rows, column } = await readLines(text);
  return rows.map((row) => row[column]);
};

describe("a list", () => {
  test("has a target a line; blank lines and blanks around are left out", async () => {
    expect(await targetsIn(`${WALLET}\n\n  upbit-event.example \r\n${BITCOIN}\n`)).toEqual([
      WALLET,
      "upbit-event.example",
      BITCOIN,
    ]);
  });

  test("names what is beyond the limit", async () => {
    const { rows, left } = await readLines(`${WALLET}\n`.repeat(ROWS_MAX + 7));
    expect([rows.length, left]).toEqual([ROWS_MAX, 7]);
  });

  test("keeps words as they are", async () => {
    expect(await targetsIn("리딩방\n카카오톡 사기")).toEqual(["리딩방", "카카오톡 사기"]);
  });
});

describe("a table", () => {
  test.each([
    ["commas and quotes", `날짜,"지갑 주소",금액\n2026-11-01,"${WALLET}","1,200"\n`],
    ["semicolons", `Datum;Adresse;Betrag\n01.11.2026;${WALLET};1.200,50\n`],
    ["tabs, as a spreadsheet copies them", `日期\t地址\t金额\n2026-11-01\t${WALLET}\t120\n`],
    ["no names", `1,${WALLET},x\n2,${WALLET},y`],
    ["another column that looks like one", `hash,wallet\n${"ab12".repeat(16)},${WALLET}\n`],
  ])("with %s", async (_, text) => {
    expect(new Set(await targetsIn(text))).toEqual(new Set([WALLET]));
  });

  test("tells the names of its columns", async () => {
    expect((await readLines(`memo,site\nfake exchange,hxxps://upbit-event[.]example/login`)).names).toEqual([
      "memo",
      "site",
    ]);
  });
});

test.each([
  ["UTF-8", new TextEncoder().encode("주소")],
  ["UTF-16, little end first", Uint8Array.from([0xff, 0xfe, 0xfc, 0xc8, 0x8c, 0xc1])],
  ["UTF-16, big end first", Uint8Array.from([0xfe, 0xff, 0xc8, 0xfc, 0xc1, 0x8c])],
  ["CP949", Uint8Array.from([0xc1, 0xd6, 0xbc, 0xd2])],
])("reads %s", (_, bytes) => {
  expect(decode(bytes, "ko")).toBe("주소");
});
