import { expect, it } from "vitest";
import { amountsIn } from "./amounts.ts";

const said = (text: string) => amountsIn(text).map(({ value, currency }) => `${value} ${currency}`);

it.each([
  ["300만원 보냈어요", "3000000 KRW"],
  ["3천만 원을 입금", "30000000 KRW"],
  ["1억 2천만원", "120000000 KRW"],
  ["1억2,000만원", "120000000 KRW"],
  ["5만 3천원", "53000 KRW"],
  ["5만3500원", "53500 KRW"],
  ["1,250,000원", "1250000 KRW"],
  ["삼백만 원", "3000000 KRW"],
  ["천이백만원", "12000000 KRW"],
  ["₩50,000", "50000 KRW"],
  ["1,200 USDT", "1200 USDT"],
  ["1200usdt 전송", "1200 USDT"],
  ["0.5 BTC", "0.5 BTC"],
  ["0.125 ETH", "0.125 ETH"],
  ["비트코인 말고 0.03비트코인", "0.03 BTC"],
  ["테더로 1.5k USDT", "1500 USDT"],
  ["€ 200", "200 EUR"],
  ["1.200,50 €", "1200.5 EUR"],
  ["1.200 Euro überwiesen", "1200 EUR"],
  ["$1,000", "1000 USD"],
  ["US$ 1,000.75", "1000.75 USD"],
  ["1000달러", "1000 USD"],
  ["¥30,000", "30000 ¥"],
  ["30万円を振り込み", "300000 JPY"],
  ["3,000円", "3000 JPY"],
  ["转了5万元", "50000 CNY"],
  ["2.5万人民币", "25000 CNY"],
  ["1'000 USD", "1000 USD"],
  ["2 500 000 KRW", "2500000 KRW"],
  ["12 SOL", "12 SOL"],
  ["£45.20", "45.2 GBP"],
  ["3.250234 BTC", "3.250234 BTC"],
])("%s", (text, expected) => {
  expect(said(text)).toEqual([expected]);
});

it.each([
  "010-1234-5678로 연락",
  "2024년 3월 5일 오후 2:02",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "etc. 5 sol y sombra, 10 ton",
  "24시간 안에, 100% 원금",
  "order 5 ETHAN",
  "https://example.com/1000won.html?x=5btcs",
])("nothing in: %s", (text) => {
  expect(said(text)).toEqual([]);
});

it("finds each of several, with its place", () => {
  const text = "먼저 100만원, 다음에 0.2 BTC";
  expect(amountsIn(text).map(({ at, end }) => text.slice(at, end))).toEqual(["100만원", "0.2 BTC"]);
});

it("takes no longer for a text that is made to be slow", () => {
  const hostile = [
    "1,".repeat(50_000),
    "1 ".repeat(50_000),
    "만".repeat(100_000),
    "1".repeat(100_000),
    "$".repeat(100_000),
    "1억 ".repeat(30_000),
  ];
  for (const text of hostile) expect(amountsIn(text).length).toBeLessThan(60_000);
});
