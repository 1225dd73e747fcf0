import { expect, test } from "vitest";
import { searchedNames, searchedWords } from "./searched-names.ts";

test.each([
  ["업비트 출금", { from: 0, to: 3, text: "Upbit", filters: {} }],
  ["lost by voice phishing", { from: 8, to: 22, text: "보이스피싱", filters: { crimeType: "VOICE_PHISHING" } }],
  ["ETH 지갑", { from: 0, to: 3, text: "이더리움", filters: { chain: "ETH" } }],
  ["勒索軟體", { from: 0, to: 4, text: "랜섬웨어", filters: { crimeType: "RANSOMWARE" } }],
  // On the other keyboard.
  ["qhdltmvltld", { from: 0, to: 11, text: "보이스피싱", filters: { crimeType: "VOICE_PHISHING" } }],
  // By its initials, and with a letter that is wrong.
  ["ㅂㅇㅅ ㅍㅅ", { from: 0, to: 6, text: "보이스피싱", filters: { crimeType: "VOICE_PHISHING" } }],
  ["보이스휘싱", { from: 0, to: 5, text: "보이스피싱", filters: { crimeType: "VOICE_PHISHING" } }],
  ["ransomeware", { from: 0, to: 11, text: "랜섬웨어", filters: { crimeType: "RANSOMWARE" } }],
])("%s is searched by its other names", (text, { text: spelling, ...rest }) => {
  const [name] = searchedNames(text);
  expect(name).toMatchObject(rest);
  expect(name?.texts).toContain(spelling);
});

test("words that are no names are searched as they are", () => {
  for (const text of ["", "송금했어요", "tkcld", "invoice", "ㅋㅋㅋ", "drags", "거래처"])
    expect(searchedNames(text)).toEqual([]);
});

test("words are searched by others that say the same, where nothing else is found", () => {
  expect(searchedWords("仮想通貨を")[0]).toMatchObject({ from: 0, to: 4, filters: {} });
  expect(searchedWords("仮想通貨を")[0]?.texts).toContain("暗号資産");
  expect(searchedWords("Kennwort")[0]?.texts).toContain("Passwort");
  expect(searchedWords("lighthouse")).toEqual([]);
});
