import { CHAINS, CRIME_TYPES, LANGUAGES } from "@sb/contracts/codes.ts";
import { CHAIN_NAMES } from "@sb/contracts/names/chains.ts";
import { codeNames as de } from "@sb/contracts/names/de/codes.ts";
import { codeNames as en } from "@sb/contracts/names/en/codes.ts";
import { codeNames as ja } from "@sb/contracts/names/ja/codes.ts";
import { codeNames as ko } from "@sb/contracts/names/ko/codes.ts";
import { codeNames as zh } from "@sb/contracts/names/zh/codes.ts";
import { expect, test } from "vitest";
import { namesIn } from "./names-in.ts";

const SHOWN = { ko, en, zh, ja, de };
const codesIn = (text: string) => namesIn(text).map(({ kind, code }) => `${kind} ${code}`);

test.each([
  ["보이스피싱", "VOICE_PHISHING"],
  ["보이스 피싱", "VOICE_PHISHING"],
  ["voice phishing", "VOICE_PHISHING"],
  ["Voice-Phishing", "VOICE_PHISHING"],
  ["ＶＯＩＣＥ ＰＨＩＳＨＩＮＧ", "VOICE_PHISHING"],
  ["电信诈骗", "VOICE_PHISHING"],
  ["電信詐騙", "VOICE_PHISHING"],
  ["おれおれ詐欺", "VOICE_PHISHING"],
  ["해킹", "HACKING"],
  ["해킹당했어요", "HACKING"],
  ["로맨스 사기", "FRAUD_ROMANCE"],
  ["로맨스스캠", "FRAUD_ROMANCE"],
  ["杀猪盘", "FRAUD_ROMANCE"],
  ["殺豬盤", "FRAUD_ROMANCE"],
  ["ろまんす詐欺", "FRAUD_ROMANCE"],
  ["랜섬웨어", "RANSOMWARE"],
  ["勒索软件", "RANSOMWARE"],
  ["ﾗﾝｻﾑｳｪｱ", "RANSOMWARE"],
  ["Erpressungstrojaner", "RANSOMWARE"],
  ["illegales Gluecksspiel", "ILLEGAL_GAMBLING"],
  ["Geldwasche", "COIN_MIXING"],
  ["coin mixing", "COIN_MIXING"],
  ["drainers", "HACKING"],
  ["recovery scam", "FRAUD_OTHER"],
  ["ransom", "RANSOMWARE"],
  ["심스와핑", "HACKING"],
  ["threatening mail", "OTHER_THREAT"],
])("%s is a category", (text, code) => {
  expect(codesIn(text)).toEqual([`CATEGORY ${code}`]);
});

test.each([
  ["ETH", "ETH"],
  ["이더리움", "ETH"],
  ["이더", "ETH"],
  ["以太坊", "ETH"],
  ["イーサリアム", "ETH"],
  ["이더리움 클래식", "ETC"],
  ["테더", "USDT"],
  ["테더를", "USDT"],
  ["tether", "USDT"],
  ["泰达币", "USDT"],
  ["泰達幣", "USDT"],
  ["5000USDT", "USDT"],
  ["비트 코인", "BTC"],
  ["ビットコインキャッシュ", "BCH"],
  ["TRC-20", "TRX"],
  ["ton", "TON"],
])("%s is a chain", (text, code) => {
  expect(codesIn(text)).toEqual([`CHAIN ${code}`]);
});

test.each([
  ["업비트", "BRAND Upbit"],
  ["up bit", "BRAND Upbit"],
  ["업비트사칭", "BRAND Upbit"],
  ["가짜업비트", "BRAND Upbit"],
  ["ばいなんす", "BRAND Binance"],
  ["バイナンスから", "BRAND Binance"],
  ["币安客服", "BRAND Binance"],
  ["幣安", "BRAND Binance"],
  ["레저", "BRAND Ledger"],
  ["카톡으로", "BRAND KakaoTalk"],
  ["line 사기방", "BRAND LINE"],
  ["라인", "BRAND LINE"],
  ["gate.io", "BRAND Gate.io"],
  ["dcent", "BRAND D'CENT"],
  ["체인링크", "TICKER LINK"],
])("%s is a brand's or a coin's", (text, name) => {
  expect(codesIn(text)).toEqual([name]);
});

test.each([
  "",
  "사기",
  "fraud",
  "온라인 쇼핑",
  "이 더 비싼 코드",
  "테더링",
  "the line was busy, a band of people",
  "tons of it, etc.",
  "DRAW THE LINE",
  "オンライン",
  "8aow6ADA91kdMqQQ1vLXa",
  "0x3624Ee179F5eeAC6fD87615110aFdC6D3dcbfE00",
  "something else, 기타",
])("%j names none", (text) => {
  expect(codesIn(text)).toEqual([]);
});

test("a text names several, each in its place", () => {
  const text = "ETH 리딩방에서 Upbit로 보냈어요";
  expect(namesIn(text).map(({ text: name, start, end }) => [name, text.slice(start, end)])).toEqual([
    ["ETH", "ETH"],
    ["리딩방", "리딩방"],
    ["Upbit", "Upbit"],
  ]);
});

test("the other spellings are of the same thing, without the one that was typed", () => {
  const [name] = namesIn("UPBIT");
  expect(name?.alternatives).toEqual(["업비트", "アップビット"]);
  expect(namesIn("Geldwaesche")[0]?.alternatives).toContain("자금 세탁");
  expect(namesIn("Geldwaesche")[0]?.alternatives).not.toContain("Geldwäsche");
});

test.each(LANGUAGES)("the screens' own names are found in %s", (language) => {
  for (const code of CRIME_TYPES)
    expect(codesIn(SHOWN[language].crimeType[code])).toEqual(code === "OTHER" ? [] : [`CATEGORY ${code}`]);
  for (const chain of CHAINS) {
    if (chain === "OTHER") continue;
    const [, name = ""] = /\((.+)\)/.exec(CHAIN_NAMES[chain]) ?? [];
    expect([...codesIn(chain), ...codesIn(name)]).toEqual([`CHAIN ${chain}`, `CHAIN ${chain}`]);
  }
});

test("a long text is read to its limit", () => {
  expect(codesIn(`${"가나 ".repeat(100_000)}업비트`)).toEqual([]);
});
