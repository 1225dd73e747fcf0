import { expect, it } from "vitest";
import { daysIn } from "./dates.ts";

const daysOf = (...asked: Parameters<typeof daysIn>) => daysIn(...asked).map(({ day }) => day);

it.each([
  ["2024년 3월 5일에 입금했습니다", "2024-03-05"],
  ["2024. 3. 5. 오후", "2024-03-05"],
  ["2024.03.05", "2024-03-05"],
  ["2024-03-05T14:02:11", "2024-03-05"],
  ["2024/3/5", "2024-03-05"],
  ["2024年3月5日转账", "2024-03-05"],
  ["2024年3月5号", "2024-03-05"],
  ["am 5. März 2024 überwiesen", "2024-03-05"],
  ["on 5 March 2024", "2024-03-05"],
  ["the 5th of March 2024", "2024-03-05"],
  ["March 5, 2024", "2024-03-05"],
  ["Mar 5, 2024", "2024-03-05"],
  ["31.12.2023", "2023-12-31"],
  ["12/31/2023", "2023-12-31"],
  ["31/12/23", "2023-12-31"],
])("%s", (text, expected) => {
  expect(daysOf(text)).toEqual([expected]);
});

it("a day and a month that may be either are told by the order of the paper alone", () => {
  expect(daysOf("05.03.2024")).toEqual([]);
  expect(daysOf("05.03.2024", { order: "DMY" })).toEqual(["2024-03-05"]);
  expect(daysOf("05/03/2024", { order: "MDY" })).toEqual(["2024-05-03"]);
});

it("a day without a year is of the year before the message", () => {
  expect(daysOf("3월 5일에 보냈어요")).toEqual([]);
  expect(daysOf("3월 5일에 보냈어요", { of: "2024-03-07" })).toEqual(["2024-03-05"]);
  expect(daysOf("12月31日", { of: "2024-01-02" })).toEqual(["2023-12-31"]);
});

it.each(["2024-02-31", "192.168.10.25", "010-1234-5678", "1.2.3", "13/13/2024", "v2024.1"])("none in: %s", (text) => {
  expect(daysOf(text)).toEqual([]);
});
